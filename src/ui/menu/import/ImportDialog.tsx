import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import type { MenuComparison } from '#domain/menu/compareMenus.ts';
import type { ImportProblem } from '#domain/menu/importedMenu.ts';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { ConflictList } from '../../forms/ConflictList.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { SwitchField } from '../../forms/SwitchField.tsx';
import { Alert } from '../../kit/feedback/Alert.tsx';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import { importText, removalText, type ImportCounts } from '../../texts/importText.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import type { MenuFileViewModel } from './MenuFileViewModel.ts';
import type { MenuImportViewModel } from './MenuImportViewModel.ts';

const ACCEPTED = [
  '.csv,.tsv,.tab,.txt,.json,.xlsx,text/csv,text/tab-separated-values,text/plain,application/json',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join();

/** Maximum number of listed problems. A file with more needs a general fix. */
const MAX_LISTED_PROBLEMS = 100;

interface Props {
  readonly vm: MenuImportViewModel;
  readonly onClose: () => void;
}

type PartProps = Pick<Props, 'vm'>;

interface FileProps {
  readonly vm: MenuFileViewModel;
}

/** Imports a menu from a file, with a preview of the changes. */
export const ImportDialog = observer(function ImportDialog({ vm, onClose }: Props) {
  return (
    <FormDialog
      title="Import menu"
      controller={vm}
      submit={vm.changes && { label: 'Import', busyLabel: 'Saving...' }}
      onSubmit={vm.apply}
      onClose={onClose}
      isWide
    >
      <Typography sx={{ color: 'text.secondary' }}>{importText.how}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <FileButton vm={vm.files} />
        <ImportResult vm={vm} />
      </Box>
      <FormatHelp vm={vm.files} />
      <ReadFile vm={vm} />
      {vm.plan && <ConflictList fields={vm.plan.fields} />}
      <RemovalQuestion vm={vm} />
    </FormDialog>
  );
});

/** The format, for people who write a file by hand. */
export function FormatHelp({ vm }: FileProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box sx={{ ml: -1 }}>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)} sx={{ px: 1 }}>
        {importText.formatTitle}
      </Button>
      <Box id={id} hidden={!isOpen} sx={{ pl: 1 }}>
        <SecondaryText>{importText.format}</SecondaryText>
        <Button onClick={vm.downloadExample} sx={{ px: 1, ml: -1 }}>
          {importText.example}
        </Button>
      </Box>
    </Box>
  );
}

/** Asks again before much of the menu is removed. */
const RemovalQuestion = observer(function RemovalQuestion({ vm }: PartProps) {
  const { removalQuestion } = vm;
  if (!removalQuestion) return null;
  return (
    <ConfirmDialog
      open
      title={removalText.title(removalQuestion)}
      text={removalText.text(removalQuestion)}
      keep={removalText.keep}
      confirm={removalText.confirm}
      onKeep={vm.dismissRemoval}
      onConfirm={vm.confirmRemoval}
    />
  );
});

export function FileButton({ vm }: FileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        Choose file
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={ACCEPTED}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) vm.take(file);
          // allows choosing the corrected file again
          target.value = '';
        }}
      />
    </>
  );
}

/** The file and its number of changes. Announced, because focus stays on the button. */
const ImportResult = observer(function ImportResult({ vm: { files, changes } }: PartProps) {
  const { file, skipped } = files;
  return (
    <SecondaryText role="status" sx={{ overflowWrap: 'anywhere' }}>
      {file && changes && importText.read(file.name, { ...countsOf(changes), skipped: skipped.length })}
    </SecondaryText>
  );
});

const countsOf = ({ categories, items }: MenuComparison): Omit<ImportCounts, 'skipped'> => ({
  added: categories.added.length + items.added.length,
  changed: categories.changed.length + items.changed.length,
  removed: categories.removed.length + items.removed.length,
});

const ReadFile = observer(function ReadFile({ vm }: PartProps) {
  const { file } = vm.files;
  if (!file) return null;
  return (
    <>
      {file.reading.outcome === 'unreadable' && (
        <FileProblems name={file.name} problems={file.reading.problems} />
      )}
      <ImportColumns vm={vm.files} />
      {file.reading.outcome === 'read' && <Review vm={vm} name={file.name} />}
    </>
  );
});

export function FileProblems({
  name,
  problems,
}: {
  readonly name: string;
  readonly problems: readonly ImportProblem[];
}) {
  return (
    <>
      <Alert tone="error">{importText.unreadable(name)}</Alert>
      <Box component="ul" aria-label="Problems" sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
        {problems.slice(0, MAX_LISTED_PROBLEMS).map((problem, index) => (
          <li key={index}>{importText.problem(problem)}</li>
        ))}
        {problems.length > MAX_LISTED_PROBLEMS && (
          <li>{importText.more(problems.length - MAX_LISTED_PROBLEMS)}</li>
        )}
      </Box>
    </>
  );
}

const Review = observer(function Review({ vm, name }: PartProps & { readonly name: string }) {
  const { changes } = vm;
  const { skipped, notes } = vm.files;
  const nothing = skipped.length > 0 ? importText.nothingElse : importText.nothing;
  return (
    <>
      <SwitchField
        label={importText.keepRest}
        on={vm.rest === 'kept'}
        onChange={(keep) => vm.setRest(keep ? 'kept' : 'removed')}
      />
      {!changes && <Alert tone="info">{nothing(name)}</Alert>}
      <ImportPreview name={name} changes={changes} skipped={skipped} notes={notes} />
    </>
  );
});

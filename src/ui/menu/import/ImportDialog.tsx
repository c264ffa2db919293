import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import type { MenuComparison } from '#domain/menu/compareMenus.ts';
import type { ImportProblem } from '#domain/menu/importedMenu.ts';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { ConflictList } from '../../forms/ConflictList.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { SwitchField } from '../../forms/SwitchField.tsx';
import { Alert } from '../../kit/feedback/Alert.tsx';
import { Cluster } from '../../kit/layout/Row.tsx';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import { Text } from '../../kit/text/Text.tsx';
import words from '../../kit/text/words.module.css';
import { importText, removalText, type ImportCounts } from '../../texts/importText.ts';
import { ImportColumns } from './ImportColumns.tsx';
import styles from './ImportDialog.module.css';
import { ImportPreview } from './ImportPreview.tsx';
import type { MenuFileViewModel } from './MenuFileViewModel.ts';
import type { MenuImportViewModel } from './MenuImportViewModel.ts';

const ACCEPTED = [
  '.csv,.tsv,.tab,.txt,.json,.xlsx,text/csv,text/tab-separated-values,text/plain,application/json',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join();

/** Maximum number of problems to list. A file with more problems needs a general fix. */
const MAX_LISTED_PROBLEMS = 100;

interface Props {
  readonly vm: MenuImportViewModel;
  readonly onClose: () => void;
}

type PartProps = Pick<Props, 'vm'>;

interface FileProps {
  readonly vm: MenuFileViewModel;
}

/** Imports a menu from a file, after a preview of the changes. */
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
      <Text tone="muted">{importText.how}</Text>
      <Cluster gap={16} rowGap={8}>
        <FileButton vm={vm.files} />
        <ImportResult vm={vm} />
      </Cluster>
      <FormatHelp vm={vm.files} />
      <ReadFile vm={vm} />
      {vm.plan && <ConflictList fields={vm.plan.fields} />}
      <RemovalQuestion vm={vm} />
    </FormDialog>
  );
});

/** Explains the format to users who write a file by hand. */
export function FormatHelp({ vm }: FileProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.format}>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={styles.toggle}
      >
        {importText.formatTitle}
      </Button>
      <div id={id} hidden={!isOpen} className={styles.explanation}>
        <SecondaryText>{importText.format}</SecondaryText>
        <Button onClick={vm.downloadExample} className={styles.example}>
          {importText.example}
        </Button>
      </div>
    </div>
  );
}

/** Asks again before a large part of the menu is removed. */
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
          // lets the user choose the same file again after correcting it
          target.value = '';
        }}
      />
    </>
  );
}

/** Names the file and the number of changes. Announced, because focus stays on the button. */
const ImportResult = observer(function ImportResult({ vm: { files, changes } }: PartProps) {
  const { file, skipped } = files;
  return (
    <SecondaryText role="status" className={words.breaks}>
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
      <ul aria-label="Problems" className={styles.problems}>
        {problems.slice(0, MAX_LISTED_PROBLEMS).map((problem, index) => (
          <li key={index}>{importText.problem(problem)}</li>
        ))}
        {problems.length > MAX_LISTED_PROBLEMS && (
          <li>{importText.more(problems.length - MAX_LISTED_PROBLEMS)}</li>
        )}
      </ul>
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
      <ImportPreview name={name} changes={changes} skipped={skipped} notes={notes} unpriced={vm.unpriced} />
    </>
  );
});

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { MenuComparison } from '#domain/menu/compareMenus.ts';
import { ConflictList } from '../../forms/ConflictList.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { SwitchField } from '../../forms/SwitchField.tsx';
import { Alert } from '../../kit/Alert.tsx';
import { SecondaryText } from '../../kit/SecondaryText.tsx';
import { importText } from '../../texts/importText.ts';
import { ImportPreview } from './ImportPreview.tsx';
import type { MenuImportViewModel } from './MenuImportViewModel.ts';

/** Maximum number of listed problems. A file with more needs a general fix. */
const MAX_LISTED_PROBLEMS = 100;

interface Props {
  readonly vm: MenuImportViewModel;
  readonly onClose: () => void;
}

type PartProps = Pick<Props, 'vm'>;

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
        <FileButton vm={vm} />
        <ImportResult vm={vm} />
      </Box>
      <ReadFile vm={vm} />
      {vm.plan && <ConflictList fields={vm.plan} />}
    </FormDialog>
  );
});

function FileButton({ vm }: PartProps) {
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
        accept=".csv,.json,text/csv,application/json"
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
const ImportResult = observer(function ImportResult({ vm: { file, changes } }: PartProps) {
  return (
    <SecondaryText role="status" sx={{ overflowWrap: 'anywhere' }}>
      {file && changes && importText.read(file.name, ...countsOf(changes))}
    </SecondaryText>
  );
});

const countsOf = ({
  categories,
  items,
}: MenuComparison): [added: number, changed: number, removed: number] => [
  categories.added.length + items.added.length,
  categories.changed.length + items.changed.length,
  categories.removed.length + items.removed.length,
];

const ReadFile = observer(function ReadFile({ vm }: PartProps) {
  const { file, changes } = vm;
  if (!file) return null;
  if (file.reading.outcome === 'unreadable') {
    const { problems } = file.reading;
    return (
      <>
        <Alert tone="error">{importText.unreadable(file.name)}</Alert>
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
  return (
    <>
      <SwitchField
        label={importText.keepRest}
        on={vm.rest === 'kept'}
        onChange={(keep) => vm.setRest(keep ? 'kept' : 'removed')}
      />
      {changes ? (
        <ImportPreview name={file.name} changes={changes} />
      ) : (
        <Alert tone="info">{importText.nothing(file.name)}</Alert>
      )}
    </>
  );
});

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { SwitchField } from '../../../kit/form/SwitchField.tsx';
import { Message } from '../../../kit/Message.tsx';
import { NoticeBanner } from '../../../kit/NoticeBanner.tsx';
import { SlowHint } from '../../../kit/SlowHint.tsx';
import { importText } from '../../../texts/importText.ts';
import { ImportPreview } from './ImportPreview.tsx';
import type { MenuImportViewModel } from './MenuImportViewModel.ts';

/** Problems that are listed one by one; who has more mends the file as a whole. */
const LISTED = 100;

interface Props {
  readonly vm: MenuImportViewModel;
}

/** Brings a menu in from a file, and shows what that changes before it does. */
export const ImportDialog = observer(function ImportDialog({ vm }: Props) {
  const id = useId();
  const isSheet = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { saving, notice } = vm;
  return (
    <Dialog open fullScreen={isSheet} fullWidth maxWidth="md" onClose={vm.close} aria-labelledby={id}>
      <DialogTitle id={id}>Import a menu</DialogTitle>
      <DialogContent
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}
      >
        <Typography sx={{ color: 'text.secondary' }}>{importText.how}</Typography>
        <FileButton vm={vm} />
        <ReadFile vm={vm} />
      </DialogContent>
      <Box sx={{ display: 'grid', gap: 1, px: 2 }}>
        <NoticeBanner notice={notice} />
        <SlowHint waiting={saving} onCancel={saving.stopWaiting} />
      </Box>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={vm.close} aria-disabled={saving.running}>
          Cancel
        </Button>
        {vm.changes && (
          <Button
            variant="contained"
            aria-busy={saving.running}
            aria-disabled={saving.running}
            onClick={vm.apply}
          >
            {saving.running ? 'Saving...' : 'Import'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
});

function FileButton({ vm }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.json,text/csv,application/json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) vm.take(file);
          // the same file can be chosen once more after it was mended
          target.value = '';
        }}
      />
    </>
  );
}

const ReadFile = observer(function ReadFile({ vm }: Props) {
  const { file, changes } = vm;
  if (!file) return null;
  if (file.reading.outcome === 'unreadable') {
    const { problems } = file.reading;
    return (
      <>
        <Message tone="error">{importText.unreadable(file.name)}</Message>
        <Box component="ul" aria-label="Problems" sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
          {problems.slice(0, LISTED).map((problem, index) => (
            <li key={index}>{importText.problem(problem)}</li>
          ))}
          {problems.length > LISTED && <li>{importText.more(problems.length - LISTED)}</li>}
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
        <Message tone="info">{importText.nothing(file.name)}</Message>
      )}
    </>
  );
});

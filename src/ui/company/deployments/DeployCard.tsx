import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { noticedText } from '../../texts/deploymentText.ts';
import type { DeploymentsViewModel } from './DeploymentsViewModel.ts';
import { ScheduleField } from './ScheduleField.tsx';

/** What is selected and what callers will notice of it, and the ways to put it live. */
export const DeployCard = observer(function DeployCard({ vm }: { readonly vm: DeploymentsViewModel }) {
  const id = useId();
  const { chosen, pending, deploying, scheduling } = vm;
  const noticed = noticedText(chosen.map(({ type }) => type));
  return (
    <Box component="section" aria-labelledby={id} sx={card}>
      <Box sx={now}>
        <div>
          <Typography variant="h3" id={id}>
            Deploy
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {chosen.length} of {pending.length} selected
          </Typography>
        </div>
        <Button variant="contained" aria-busy={deploying.running} aria-disabled={vm.busy} onClick={vm.deploy}>
          {deploying.running ? 'Deploying...' : 'Deploy now'}
        </Button>
      </Box>
      {noticed.length > 0 && (
        <Box sx={{ typography: 'body2' }}>
          <Box id={`${id}-noticed`} sx={{ fontWeight: 600 }}>
            Callers will notice
          </Box>
          <Box component="ul" aria-labelledby={`${id}-noticed`} sx={{ m: 0, pl: 2.5 }}>
            {noticed.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Box>
        </Box>
      )}
      <ScheduleField time={vm.scheduleTime} problem={vm.timeProblem} onType={vm.typeTime} />
      <Button variant="outlined" aria-busy={scheduling.running} aria-disabled={vm.busy} onClick={vm.schedule}>
        {scheduling.running ? 'Scheduling...' : 'Schedule deployment'}
      </Button>
    </Box>
  );
});

/** Beside the changes it is a card; below them its parts go on with the page. */
const card = {
  display: { xs: 'contents', lg: 'grid' },
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: 2,
  borderRadius: '12px',
  bgcolor: 'surface.sunken',
} as const;

/** Below the changes it is in sight while one looks through them. */
const now = {
  position: { xs: 'sticky', lg: 'static' },
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  flexWrap: { lg: 'wrap' },
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  p: { xs: 1.5, lg: 0 },
  borderRadius: '12px',
  bgcolor: 'surface.sunken',
  '& > button': { flex: { xs: 'none', lg: '1 0 100%' } },
} as const;

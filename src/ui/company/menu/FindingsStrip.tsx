import ReportProblem from '@mui/icons-material/ReportProblemOutlined';
import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { findingText } from '../../texts/menuText.ts';
import type { MenuView } from './MenuView.ts';
import { Pill } from '../../kit/Pill.tsx';

/** What on the menu makes calls go wrong; each finding shows the items that it is about. */
export const FindingsStrip = observer(function FindingsStrip({ view }: { readonly view: MenuView }) {
  if (view.findings.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label="Findings"
      sx={{
        justifySelf: 'start',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1,
        pl: 1.5,
        borderRadius: '6px',
        bgcolor: 'status.warning.soft',
        color: 'status.warning.text',
      }}
    >
      <ReportProblem aria-hidden fontSize="small" />
      {view.findings.map(({ kind, items }) => (
        <Pill key={kind} pressed={view.finding === kind} onPress={() => view.toggleFinding(kind)}>
          {findingText[kind](items.length)}
        </Pill>
      ))}
    </Box>
  );
});

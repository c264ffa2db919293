import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Panel, PanelId } from './panel.ts';
import { panels } from './panels.ts';
import { UnsavedMark } from './UnsavedMark.tsx';

interface Props {
  readonly shown: Panel | undefined;
  readonly idOf: (panel: Panel) => string;
  /** The id of what they open. */
  readonly controls: string;
  readonly onChoose: (panel: PanelId) => void;
}

/** The tabs of the panels, where all five are side by side. */
export function PanelTabs({ shown, idOf, controls, onChoose }: Props) {
  return (
    <Tabs
      aria-label="Voice AI panels"
      variant="fullWidth"
      value={shown?.id}
      onChange={(_event, chosen: PanelId) => onChoose(chosen)}
    >
      {panels.map((panel) => (
        <Tab
          key={panel.id}
          id={idOf(panel)}
          aria-controls={panel === shown ? controls : undefined}
          value={panel.id}
          // at 1280 px each as wide as its words, at 768 px with two lines of them
          sx={{
            px: 1,
            minWidth: 0,
            lineHeight: 1.25,
            fontSize: { lg: '0.8125rem' },
            flex: { xs: '1 1 auto', lg: '0 1 auto' },
          }}
          label={
            <span style={{ position: 'relative', display: 'inline-block' }}>
              {panel.title}
              {panel === shown && <UnsavedMark />}
            </span>
          }
        />
      ))}
    </Tabs>
  );
}

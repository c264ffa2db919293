import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { observer } from 'mobx-react-lite';
import { UnsavedWorkViewModel } from '../../kit/unsaved/UnsavedWorkViewModel.ts';
import { useShared } from '../../kit/useViewModel.ts';
import { Unseen } from '../../kit/Unseen.tsx';
import { landing } from '../landing.ts';
import type { Panel, PanelId } from './panel.ts';
import { panels } from './panels.ts';
import { clearOfWorkspaceEdges } from './workspaceEdges.ts';

interface TabsProps {
  readonly shown: Panel | undefined;
  readonly idOf: (panel: Panel) => string;
  /** The id of what they open. */
  readonly controls: string;
  readonly onChoose: (panel: PanelId) => void;
}

/** The tabs of the panels, where all five are side by side. */
export function PanelTabs({ shown, idOf, controls, onChoose }: TabsProps) {
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
          // at 1280 px each as wide as its words with room for the mark, at 768 px with two lines of them
          sx={{
            px: 1.5,
            minWidth: 0,
            lineHeight: 1.25,
            fontSize: { lg: '0.8125rem' },
            flex: { xs: '1 1 auto', lg: '0 1 auto' },
          }}
          label={<PanelTitle panel={panel} isOpen={panel === shown} />}
        />
      ))}
    </Tabs>
  );
}

interface HeadingProps {
  readonly panel: Panel;
  readonly id: string;
  /** The id of what it opens. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The heading of a panel where they lie one below the other: it opens and closes it. */
export function PanelHeading({ panel, id, controls, isOpen, onToggle }: HeadingProps) {
  return (
    <Box component="h3" sx={{ m: 0, borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase
        id={id}
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        onClick={onToggle}
        {...(isOpen && landing)}
        sx={{
          // its ring has room beside the words
          width: 'calc(100% + 16px)',
          mx: -1,
          px: 1,
          minHeight: 52,
          justifyContent: 'space-between',
          typography: 'body1',
          fontWeight: 600,
          textAlign: 'left',
          ...clearOfWorkspaceEdges,
          // the head that stays in sight lies right above
          '&:focus-visible': { outlineOffset: '-3px' },
        }}
      >
        <PanelTitle panel={panel} isOpen={isOpen} />
        <ExpandMore aria-hidden sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
      </ButtonBase>
    </Box>
  );
}

/** The title of a panel, marked while something in the open one is not saved. */
const PanelTitle = observer(function PanelTitle({ panel, isOpen }: Pick<HeadingProps, 'panel' | 'isOpen'>) {
  const unsaved = useShared(UnsavedWorkViewModel);
  return (
    <span style={{ position: 'relative', display: 'inline-block' }}>
      {panel.title}
      {isOpen && unsaved.any && (
        <>
          <Box component="span" aria-hidden sx={mark} />
          <Unseen>, unsaved changes</Unseen>
        </>
      )}
    </span>
  );
});

/** Beside the words, and no part of their width: nothing moves with the first letter that is typed. */
const mark = {
  position: 'absolute',
  left: 'calc(100% + 3px)',
  top: 0,
  width: 7,
  height: 7,
  borderRadius: '50%',
  bgcolor: 'status.warning.mark',
} as const;

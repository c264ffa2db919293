import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { landing } from '../landing.ts';
import type { Panel } from './panel.ts';
import { UnsavedMark } from './UnsavedMark.tsx';
import { clearOfWorkspaceEdges } from './workspaceEdges.ts';

interface Props {
  readonly panel: Panel;
  readonly id: string;
  /** The id of what it opens. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The heading of a panel where they lie one below the other: it opens and closes it. */
export function PanelHeading({ panel, id, controls, isOpen, onToggle }: Props) {
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
        <span style={{ position: 'relative', display: 'inline-block' }}>
          {panel.title}
          {isOpen && <UnsavedMark />}
        </span>
        <ExpandMore aria-hidden sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
      </ButtonBase>
    </Box>
  );
}

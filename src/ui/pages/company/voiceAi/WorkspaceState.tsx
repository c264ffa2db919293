import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { shortViewport } from '../../../kit/layout/viewports.ts';
import { PINNED_TOP } from '../../../kit/layout/pinned.ts';
import { useReadOnly } from '../../../forms/readOnly.ts';
import { useOnline } from '../../../kit/browser/useOnline.ts';
import { useSharedViewModel } from '../../../kit/state/useViewModel.ts';
import { UnsavedWorkViewModel } from '../../../kit/unsaved/UnsavedWorkViewModel.ts';
import { navItemAddress } from '../../../navigation/navItems.ts';
import { PendingChangesViewModel } from '../../../deployments/PendingChangesViewModel.ts';
import { connectionText } from '../../../texts/connectionText.ts';
import { workspaceText } from '../../../texts/workspaceText.ts';
import type { PanelProps } from '../../../navigation/panel.ts';
import { useOpenPanel } from './useOpenPanel.ts';

/** The sticky header of the panels. */
export const workspaceHeader = {
  position: 'sticky',
  [shortViewport]: { position: 'static' },
  top: PINNED_TOP,
  zIndex: 20,
  mb: { md: 3 },
  bgcolor: 'background.paper',
  borderBottom: { md: 1 },
  borderColor: { md: 'divider' },
} as const;

/** Whether everything is saved and deployed. Callers notice changes only after a deployment. */
export const WorkspaceState = observer(function WorkspaceState({ restaurantId }: PanelProps) {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const isOnline = useOnline();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        // on a phone always as tall as with pending changes, because scroll targets are placed right below
        minHeight: { xs: '4rem', md: '2.5rem' },
        alignContent: 'center',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <span>
        {`${unsaved.any ? workspaceText.unsaved : workspaceText.saved}${isOnline ? '' : `. ${connectionText.title}`}`}
      </span>
      <NotLive restaurantId={restaurantId} />
    </Box>
  );
});

/** No live region, because the offer after a save announces the same. */
const NotLive = observer(function NotLive({ restaurantId }: PanelProps) {
  const { count = 0 } = useSharedViewModel(PendingChangesViewModel);
  const readOnly = useReadOnly();
  const { open } = useOpenPanel();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
      {count > 0 && open?.id !== 'deployments' && (
        <>
          <span>{`${workspaceText.notLive(count)}.`}</span>
          {!readOnly && (
            <Button
              size="small"
              sx={{ flex: 'none', px: { xs: 0.5, sm: 1.5 }, whiteSpace: 'nowrap' }}
              component={Link}
              to={navItemAddress('deployments', restaurantId)}
            >
              {workspaceText.review}
            </Button>
          )}
        </>
      )}
    </Box>
  );
});

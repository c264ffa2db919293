import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
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
import styles from './SaveAndDeployStatus.module.css';

/** Says whether all changes are saved and deployed, because callers notice changes only after a deployment. */
export const SaveAndDeployStatus = observer(function SaveAndDeployStatus({ restaurantId }: PanelProps) {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const isOnline = useOnline();
  return (
    <div className={styles.state}>
      <span>
        {`${unsaved.any ? workspaceText.unsaved : workspaceText.saved}${isOnline ? '' : `. ${connectionText.title}`}`}
      </span>
      <NotLive restaurantId={restaurantId} />
    </div>
  );
});

/** not a live region, because the offer after a save announces the same text */
const NotLive = observer(function NotLive({ restaurantId }: PanelProps) {
  const { count = 0 } = useSharedViewModel(PendingChangesViewModel);
  const readOnly = useReadOnly();
  const { open } = useOpenPanel();
  return (
    <div className={styles.notLive}>
      {count > 0 && open?.id !== 'deployments' && (
        <>
          <span>{`${workspaceText.notLive(count)}.`}</span>
          {!readOnly && (
            <Button
              size="small"
              className={styles.review}
              component={Link}
              to={navItemAddress('deployments', restaurantId)}
            >
              {workspaceText.review}
            </Button>
          )}
        </>
      )}
    </div>
  );
});

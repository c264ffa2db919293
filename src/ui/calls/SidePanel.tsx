import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useId, type ReactNode } from 'react';
import { DialogErrorBoundary } from '../kit/crashes/DialogErrorBoundary.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { Heading } from '../kit/text/Heading.tsx';
import styles from './SidePanel.module.css';

interface Props {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Content next to the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog at the side of the window. On a phone, it fills the screen. */
export function SidePanel({ title, open, onClose, actions, children }: Props) {
  const titleId = useId();
  return (
    <DialogErrorBoundary title={title} open={open} onClose={onClose}>
      <Drawer
        anchor="right"
        open={open}
        onClose={onClose}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            className: styles.paper,
          },
        }}
      >
        <Stack className={styles.panel}>
          <div className={styles.head}>
            <Heading level={2} id={titleId} className={styles.title}>
              {title}
            </Heading>
            {actions}
            <IconButton aria-label="Close" onClick={onClose}>
              <Close />
            </IconButton>
          </div>
          {children}
        </Stack>
      </Drawer>
    </DialogErrorBoundary>
  );
}

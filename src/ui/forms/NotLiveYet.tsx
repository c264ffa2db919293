import Close from '@mui/icons-material/Close';
import Schedule from '@mui/icons-material/Schedule';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { BusyButton } from '../kit/controls/BusyButton.tsx';
import type { ScheduleLinkState } from '../navigation/toSchedule.ts';
import type { Notice } from '../kit/state/Notice.ts';
import { NoticeBanner } from '../kit/feedback/NoticeBanner.tsx';
import { restoreLostFocus } from '../kit/browser/restoreLostFocus.ts';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import type { Task } from '../kit/state/Task.ts';
import { navItemAddress } from '../navigation/navItems.ts';
import { deployOfferText } from '../texts/deploymentText.ts';
import { Stack } from '../kit/layout/Stack.tsx';
import styles from './NotLiveYet.module.css';
import { useReadOnly } from './readOnly.ts';

/** An offer to deploy changes that were just saved. */
export interface DeployOffer {
  readonly restaurantId: string;
  /** Describes the saved change, if known. Not announced, because the save's message was announced. */
  readonly savedText: string | undefined;
  /** Says that the change is not live yet. Undefined if there is nothing to deploy. */
  readonly statusText: string | undefined;
  /** Label of the deploy button. Undefined if the user must review the changes first. */
  readonly deployLabel: string | undefined;
  /** Ids of the changes to deploy or schedule. */
  readonly ids: readonly string[];
  readonly mayDeploy: boolean;
  readonly deploying: Task;
  readonly notice: Notice;
  readonly deploy: () => void;
  readonly hide: () => void;
}

interface Props {
  readonly offer: DeployOffer;
  /** The result of the save. A success message shares the offer's line. */
  readonly saved?: Notice;
  /** Whether to hide the offer because the form has newer edits. */
  readonly cannotPlay?: boolean;
}

/**
 * Says that a saved change is not live yet, and offers to deploy only this change. Shows the deployment's
 * progress and result.
 */
export const NotLiveYet = observer(function NotLiveYet({ offer, saved, cannotPlay = false }: Props) {
  const readOnly = useReadOnly();
  const { savedText, statusText, deployLabel, deploying, notice, mayDeploy } = offer;
  const isShown = statusText !== undefined && !cannotPlay;
  const isOffered = mayDeploy && !readOnly;
  const container = useRef<HTMLDivElement>(null);
  // moves focus to this offer when the pressed button disappears
  useEffect(() => (isShown ? () => restoreLostFocus(container.current) : undefined), [isShown]);
  return (
    <Stack gap={8} ref={container} tabIndex={-1}>
      <NoticeBanner notice={notice} keepsSpace={false} />
      <SlowHint waiting={deploying} onCancel={deploying.detach} />
      <div className={isShown ? styles.bar : undefined}>
        <div dir="auto" className={isShown ? styles.text : undefined}>
          {saved && <NoticeBanner notice={saved} isPlain={isShown} keepsSpace={false} />}
          {isShown && saved?.message?.tone !== 'success' && <span>{savedText}</span>}
          {/* some screen readers announce only changes inside an existing live region */}
          <span role="status">{isShown && statusText}</span>
        </div>
        {isShown && isOffered && deployLabel && (
          <BusyButton
            busy={deploying.running}
            busyText="Deploying..."
            variant="contained"
            onClick={offer.deploy}
          >
            <span>{deployLabel.split(' ', 1)}</span>
            <span className={styles.object}>{`\u00a0${deployLabel.split(' ').slice(1).join(' ')}`}</span>
          </BusyButton>
        )}
        {isShown && isOffered && deployLabel && !deploying.running && (
          <Button
            component={Link}
            to={navItemAddress('deployments', offer.restaurantId)}
            state={{ toSchedule: offer.ids } satisfies ScheduleLinkState}
            className={styles.schedule}
          >
            <Schedule fontSize="small" aria-hidden />
            <span>{deployOfferText.schedule}</span>
          </Button>
        )}
        {isShown && isOffered && !deployLabel && (
          <Button variant="outlined" component={Link} to={navItemAddress('deployments', offer.restaurantId)}>
            {deployOfferText.review}
          </Button>
        )}
        {isShown && (
          <IconButton
            size="small"
            aria-label={deployOfferText.hide}
            aria-disabled={deploying.running}
            onClick={() => {
              if (!deploying.running) offer.hide();
            }}
          >
            <Close fontSize="small" />
          </IconButton>
        )}
      </div>
    </Stack>
  );
});

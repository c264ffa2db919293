import Button from '@mui/material/Button';
import { Link, matchPath, useLocation, useRouteError } from 'react-router-dom';
import { useEffect, useState } from 'react';
import { useDocumentTitle } from '../kit/browser/documentTitle.ts';
import { logBug } from '../kit/state/logFailure.ts';
import { Cluster } from '../kit/layout/Row.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { Heading } from '../kit/text/Heading.tsx';
import { Text } from '../kit/text/Text.tsx';
import { useOnline } from '../kit/browser/useOnline.ts';
import { useTabStorage } from '../kit/state/useTabStorage.ts';
import { connectionText } from '../texts/connectionText.ts';
import { reload, ChunkLoadError, RELOAD_ATTEMPTS_AFTER_RECONNECT, wasReloaded } from './chunkLoadError.ts';
import styles from './ErrorScreen.module.css';
import { addressOf, allPages } from '../navigation/pages.ts';

/**
 * Replaces a page that failed because of a bug or missing code. If code is missing, reloads the page once,
 * and again whenever the connection returns. A reload gets the code of a newer release, and loses no input,
 * because the user has typed nothing yet.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const isOnline = useOnline();
  const storage = useTabStorage();
  const isMissing = error instanceof ChunkLoadError;
  /** How many times to try a reload. */
  const [tries, setTries] = useState(() => (isMissing && !wasReloaded(storage) ? 1 : 0));
  const back = useBackLink();
  useDocumentTitle('Something went wrong');
  useEffect(() => {
    if (tries === 0) {
      logBug(error);
      return undefined;
    }
    const left = new AbortController();
    void reload(storage, tries, left.signal).then((goes) => goes || left.signal.aborted || setTries(0));
    return () => left.abort();
  }, [error, tries, storage]);
  useEffect(() => {
    if (!isMissing) return undefined;
    const retry = () => setTries(RELOAD_ATTEMPTS_AFTER_RECONNECT);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isMissing]);
  if (isMissing && (!isOnline || tries > 1)) {
    return (
      <Stack role="alert" className={styles.error}>
        <Heading level={1}>{connectionText.title}</Heading>
        <Text>{connectionText.page}</Text>
        <Button variant="outlined" onClick={() => setTries(1)}>
          Try again
        </Button>
      </Stack>
    );
  }
  if (tries > 0) return null;
  return (
    <Stack role="alert" className={styles.error}>
      <Heading level={1}>This page stopped working</Heading>
      <Text>
        {`Everything you saved is safe. Reload the page. If it stops working again, go back to ${back.to}.`}
      </Text>
      <Cluster gap={16}>
        <Button variant="contained" onClick={() => location.reload()}>
          Reload
        </Button>
        <Button variant="outlined" component={Link} to={addressOf(back.page)} reloadDocument>
          {back.label}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** Links to a working page. Only signed-in users have a dashboard. */
const backLinks = {
  console: { page: 'dashboard', label: 'Back to Dashboard', to: 'your restaurants' },
  site: { page: 'home', label: 'Back to the home page', to: 'the home page' },
} as const;

function useBackLink(): (typeof backLinks)[keyof typeof backLinks] {
  const { pathname } = useLocation();
  const broken = allPages.find(({ path }) => matchPath(path, pathname));
  return backLinks[broken?.frame ?? 'site'];
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, matchPath, useLocation, useRouteError } from 'react-router-dom';
import { useEffect, useState } from 'react';
import { useDocumentTitle } from '../kit/documentTitle.ts';
import { useOnline } from '../kit/useOnline.ts';
import { lineText } from '../texts/lineText.ts';
import { loadAnew, MissingCode, TRIES_ONCE_BACK, wasLoadedAnew } from './missingCode.ts';
import { addressOf, allPages } from './pages.ts';

/**
 * Shown in place of a page that broke, by a bug or because its code did not arrive. Then it is loaded anew first, once, and
 * whenever the line is back: after a new release that is all it takes, and nothing was typed in it yet.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const isOnline = useOnline();
  const isMissing = error instanceof MissingCode;
  const [wasOffline, setWasOffline] = useState(false);
  const [stays, setStays] = useState(() => !isMissing || wasLoadedAnew());
  if (isMissing && !isOnline && (stays || !wasOffline)) {
    setWasOffline(true);
    setStays(false);
  }
  const isLoadingAnew = isOnline && !stays;
  const back = useWayBack();
  useDocumentTitle('Something went wrong');
  useEffect(() => {
    if (!isLoadingAnew) {
      console.error(error);
      return undefined;
    }
    const left = new AbortController();
    void loadAnew(wasOffline ? TRIES_ONCE_BACK : 1, left.signal).then(
      (goes) => left.signal.aborted || setStays(!goes),
    );
    return () => left.abort();
  }, [error, isLoadingAnew, wasOffline]);
  if (isMissing && (!isOnline || (isLoadingAnew && wasOffline))) {
    return (
      <Box role="alert" sx={styles}>
        <Typography variant="h1">{lineText.title}</Typography>
        <Typography>{lineText.page}</Typography>
      </Box>
    );
  }
  if (isLoadingAnew) return null;
  return (
    <Box role="alert" sx={styles}>
      <Typography variant="h1">This page stopped working</Typography>
      <Typography>
        Nothing that was saved is lost. Load the page again; if it stops again, go back to {back.to}.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" onClick={() => location.reload()}>
          Load again
        </Button>
        <Button variant="outlined" component={Link} to={addressOf(back.page)} reloadDocument>
          {back.label}
        </Button>
      </Box>
    </Box>
  );
}

/** Where somebody can go from a page that broke: nobody but those who are signed in has a dashboard. */
const ways = {
  console: { page: 'dashboard', label: 'Back to Dashboard', to: 'your restaurants' },
  site: { page: 'home', label: 'Back to the start page', to: 'the start page' },
} as const;

function useWayBack(): (typeof ways)[keyof typeof ways] {
  const { pathname } = useLocation();
  const broken = allPages.find(({ path }) => matchPath(path, pathname));
  return ways[broken?.frame ?? 'site'];
}

const styles = { display: 'grid', gap: 2, p: 3, maxWidth: 560, mx: 'auto' } as const;

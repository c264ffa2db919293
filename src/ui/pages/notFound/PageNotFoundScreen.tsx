import Box from '@mui/material/Box';
import { ResourceNotFound } from './ResourceNotFound.tsx';
import { dashboardLink } from '../../navigation/backLinks.ts';
import { siteColumn } from '../../site/siteStyles.ts';

/** Shown for unknown paths. */
export function PageNotFoundScreen() {
  return (
    <Box sx={siteColumn}>
      <ResourceNotFound
        title="Page Not Found"
        text="The page you are looking for doesn't exist or has been moved."
        ways={[dashboardLink]}
      />
    </Box>
  );
}

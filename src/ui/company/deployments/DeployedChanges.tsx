import Box from '@mui/material/Box';
import type { Deployment } from '#domain/deployments/deployment.ts';
import { changeTypeText } from '../../texts/deploymentText.ts';

/** What went live with a deployment. */
export function DeployedChanges({ changes }: Pick<Deployment, 'changes'>) {
  return (
    <Box component="ul" aria-label="Changes" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2' }}>
      {changes.map(({ type, description }, index) => (
        <li key={index}>
          {description}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            · {changeTypeText(type)}
          </Box>
        </li>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../kit/visuallyHidden.ts';
import { valueText } from '../../texts/deploymentText.ts';
import type { ChangeLine } from './menuLines.ts';

/** One value that changes: where it is, what it was and what it will be. */
export function ValueComparison({ change }: { readonly change: ChangeLine }) {
  return (
    <>
      <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {change.place.join(' › ')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
        {change.kind === 'changed' ? (
          <>
            <Chip as="del">
              <Hidden>Before: </Hidden>
              {valueText(change.before)}
            </Chip>
            <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75, minWidth: 0 }}>
              <span aria-hidden>→</span>
              <Chip as="ins">
                <Hidden>After: </Hidden>
                {valueText(change.after)}
              </Chip>
            </Box>
          </>
        ) : (
          <Chip as={change.kind === 'added' ? 'ins' : 'del'}>
            {change.kind === 'added' ? 'Added' : 'Removed'}
          </Chip>
        )}
        {change.note && (
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {change.note}
          </Box>
        )}
      </Box>
    </>
  );
}

function Hidden({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={visuallyHidden}>
      {children}
    </Box>
  );
}

const looks = {
  del: { bgcolor: 'surface.sunken', borderColor: 'transparent', textDecoration: 'line-through' },
  ins: { bgcolor: 'background.paper', borderColor: 'status.success.mark', textDecoration: 'none' },
} as const;

function Chip({ as, children }: { readonly as: keyof typeof looks; readonly children: ReactNode }) {
  return (
    <Box
      component={as}
      sx={{
        px: 1,
        py: 0.25,
        border: 1,
        ...looks[as],
        borderRadius: '6px',
        typography: 'body2',
        color: 'text.primary',
        minWidth: 0,
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}

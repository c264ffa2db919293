import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ChangedField } from '#domain/deployments/pendingChange.ts';
import { valueChanges } from '#domain/deployments/valueChanges.ts';
import { nameWords } from '#domain/shared/nameWords.ts';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { valueText } from '../texts/deploymentText.ts';
import { ExpandableList } from '../kit/lists/ExpandableList.tsx';
import { menuLines, type ChangeLine } from './menuLines.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';

const INITIAL_COUNT = 6;

/** What a change will change, field by field: old and new value, or only the field names. */
export function ChangedFields({ fields }: { readonly fields: readonly ChangedField[] }) {
  const compared = fields.flatMap(linesOf);
  const named = fields.filter(({ values }) => values === undefined);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {compared.length > 0 && (
        <ExpandableList label="What changes" initialCount={INITIAL_COUNT}>
          {compared.map((change, index) => (
            <ValueComparison key={index} change={change} />
          ))}
        </ExpandableList>
      )}
      {named.length > 0 && (
        <Box
          component="ul"
          aria-label="Changed fields"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
        >
          {named.map(({ path }) => (
            <Box
              component="li"
              key={path}
              sx={{ px: 1, py: 0.25, borderRadius: 12, typography: 'caption', bgcolor: 'surface.sunken' }}
            >
              {path.split('.').map(nameWords).join(' › ')}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

function linesOf(field: ChangedField): readonly ChangeLine[] {
  const { menus } = field;
  return menus ? menuLines(menus.before, menus.after) : (valueChanges(field) ?? []);
}

/** One changed value with its path, old value, and new value. */
function ValueComparison({ change }: { readonly change: ChangeLine }) {
  return (
    <>
      <Box dir="auto" sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {change.place.join(' › ')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
        {change.kind === 'changed' ? (
          <>
            <Chip as="del">
              <VisuallyHidden>Before: </VisuallyHidden>
              <bdi>{valueText(change.before, change.field)}</bdi>
            </Chip>
            <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75, minWidth: 0 }}>
              <span aria-hidden>→</span>
              <Chip as="ins">
                <VisuallyHidden>After: </VisuallyHidden>
                <bdi>{valueText(change.after, change.field)}</bdi>
              </Chip>
            </Box>
          </>
        ) : (
          <Chip as={change.kind === 'added' ? 'ins' : 'del'}>
            {change.kind === 'added' ? 'Added' : 'Removed'}
          </Chip>
        )}
        {change.note && (
          <SecondaryText as="span" dir="auto">
            {change.note}
          </SecondaryText>
        )}
      </Box>
    </>
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

import Box from '@mui/material/Box';
import type { ChangedField } from '#domain/deployments/pendingChange.ts';
import { valueChanges } from '#domain/deployments/valueChanges.ts';
import { nameWords } from '#domain/shared/nameWords.ts';
import { FirstFew } from './FirstFew.tsx';
import { menuLines, type ChangeLine } from './menuLines.ts';
import { ValueComparison } from './ValueComparison.tsx';

const SHOWN_AT_FIRST = 6;

/** What a change will change, field by field: old beside new, or the names of the fields where that is all there is. */
export function ChangedFields({ fields }: { readonly fields: readonly ChangedField[] }) {
  const compared = fields.flatMap(linesOf);
  const named = fields.filter(({ values }) => values === undefined);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {compared.length > 0 && (
        <FirstFew label="What changes" count={SHOWN_AT_FIRST}>
          {compared.map((change, index) => (
            <ValueComparison key={index} change={change} />
          ))}
        </FirstFew>
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

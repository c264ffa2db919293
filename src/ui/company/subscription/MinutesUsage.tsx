import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usageLevel, usagePercent, type Minutes, type UsageLevel } from '#domain/companies/minutes.ts';
import { grouped } from '../../texts/numbers.ts';
import { UsageRing } from './UsageRing.tsx';

const words = { success: 'Within plan', warning: 'Running low', error: 'Almost used up' } satisfies Record<
  UsageLevel,
  string
>;

/** How much of the plan's minutes is used: as a ring, as a bar and in words. The ring and bar stop at 100 %. */
export function MinutesUsage({ minutes }: { readonly minutes: Minutes }) {
  const percent = usagePercent(minutes);
  const tone = usageLevel(percent);
  const usage = `${grouped(minutes.usedCredits)} of ${grouped(minutes.totalCredits)} minutes used`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <UsageRing percent={percent} tone={tone} sentence={`${Math.round(percent)} percent: ${usage}`} />
      <Box sx={{ flex: '1 1 220px' }}>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{usage}</Typography>
        <Box
          role="progressbar"
          aria-label="Minutes used"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.min(100, Math.round(percent))}
          aria-valuetext={usage}
          sx={{ height: 12, my: 1, borderRadius: 6, bgcolor: 'track', overflow: 'hidden' }}
        >
          <Box sx={{ width: `${Math.min(100, percent)}%`, height: '100%', bgcolor: `status.${tone}.mark` }} />
        </Box>
        <Typography variant="body2" sx={{ color: `status.${tone}.text`, fontWeight: 600 }}>
          {percent > 100 ? 'Over the plan' : words[usageLevel(percent)]}
        </Typography>
      </Box>
    </Box>
  );
}

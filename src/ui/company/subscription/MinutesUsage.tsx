import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  minutesLeft,
  usageLevel,
  usagePercent,
  type Minutes,
  type UsageLevel,
} from '#domain/companies/minutes.ts';
import { grouped } from '../../texts/numbers.ts';
import { minutesText } from '../../texts/subscriptionText.ts';
import { UsageRing } from './UsageRing.tsx';

const words = { success: 'Within plan', warning: 'Running low', error: 'Almost used up' } satisfies Record<
  UsageLevel,
  string
>;

interface Props {
  readonly minutes: Minutes;
  /** Whoever looks at it may choose another plan. */
  readonly mayManage: boolean;
}

/**
 * The minutes that are left, then how much of the plan is used: as a ring, as a bar and in words. The ring and bar stop at 100 %.
 * A plan without minutes says what to do.
 */
export function MinutesUsage({ minutes, mayManage }: Props) {
  const left = minutesLeft(minutes);
  const percent = usagePercent(minutes);
  const tone = usageLevel(percent);
  const usage = `${grouped(minutes.usedCredits)} of ${grouped(minutes.totalCredits)} minutes used`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Box sx={{ flex: '1 1 220px' }}>
        <Typography variant="h3" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {left === undefined ? minutesText.none : minutesText.left(left)}
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{usage}</Typography>
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
        {left === undefined ? (
          <Typography variant="body2">{minutesText.nextStep(mayManage)}</Typography>
        ) : (
          <Typography variant="body2" sx={{ color: `status.${tone}.text`, fontWeight: 600 }}>
            {percent > 100 ? 'Over the plan' : words[tone]}
          </Typography>
        )}
      </Box>
      <Box sx={{ order: { sm: -1 }, lineHeight: 0 }}>
        <UsageRing percent={percent} tone={tone} sentence={`${Math.round(percent)} percent: ${usage}`} />
      </Box>
    </Box>
  );
}

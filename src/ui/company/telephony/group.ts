import type { TelephonyConfig, TelephonyField } from '#domain/telephony/telephonyConfig.ts';
import type { Draft } from '../../kit/form/Draft.ts';

/** What each group of fields works with. */
export interface GroupProps {
  readonly draft: Draft<TelephonyConfig, TelephonyField>;
}

/** Two fields in a row where there is room. */
export const inPairs = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { navItemAddress } from '../navigation/navItems.ts';
import { firstDayText } from '../texts/firstDayText.ts';
import { boxList } from '../kit/layout/boxes.ts';
import { FirstDayViewModel } from './FirstDayViewModel.ts';
import { rowLink } from './NeedsAttention.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';

export interface FirstDayProps {
  readonly companyId: string;
  /** Shown while nothing is known to be left. */
  readonly otherwise: ReactNode;
}

/** The remaining setup steps of a new restaurant as links, as tall as the numbers they replace. */
export const FirstDay = observer(function FirstDay({ companyId, otherwise }: FirstDayProps) {
  const vm = useViewModel(FirstDayViewModel, companyId);
  const title = useId();
  if (!vm.left?.length) return otherwise;
  return (
    <div>
      <SecondaryText id={title} sx={{ height: 32 }}>
        {firstDayText.title}
      </SecondaryText>
      <Box
        component="ul"
        aria-labelledby={title}
        sx={{ ...boxList, rowGap: 0, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
      >
        {vm.left.map((step) => (
          <Box component="li" key={step} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Box component={Link} to={navItemAddress(step, companyId)} sx={{ ...rowLink, fontWeight: 600 }}>
              <RadioButtonUnchecked aria-hidden fontSize="small" sx={{ color: 'status.warning.mark' }} />
              <span>{vm.isKnown(step) ? firstDayText.toDo(step) : firstDayText.unknown(step)}</span>
            </Box>
          </Box>
        ))}
      </Box>
    </div>
  );
});

import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import type { Loadable } from '../../kit/Loadable.ts';
import { useLoggedFailure } from '../../kit/useLoggedFailure.ts';
import { useViewModel } from '../../kit/useViewModel.ts';
import type { Company } from '#domain/companies/company.ts';
import { overviewText } from '../../texts/overviewText.ts';
import type { CallsViewModel } from '../calls/CallsViewModel.ts';
import { NeedsSomebody } from './NeedsSomebody.tsx';
import { OverviewViewModel } from './OverviewViewModel.ts';
import { TwoDays } from './TwoDays.tsx';

interface Props {
  readonly companyId: string;
  readonly calls: CallsViewModel;
  readonly loading: Loadable<Company>;
}

/** The first question of the day, answered at the top of the page: how it went, and what needs somebody. */
export const Overview = observer(function Overview({ companyId, calls, loading }: Props) {
  const vm = useViewModel(OverviewViewModel, companyId);
  useLoggedFailure(vm.orders);
  return (
    <Box
      component="section"
      aria-label={overviewText.region}
      sx={{
        display: 'grid',
        columnGap: 4,
        rowGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 4fr)' },
        p: { xs: 2, sm: 3 },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
      }}
    >
      <TwoDays vm={vm} calls={calls.phoneLines} />
      <NeedsSomebody vm={vm} calls={calls.phoneLines} companyId={companyId} loading={loading} />
    </Box>
  );
});

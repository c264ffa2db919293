import Box from '@mui/material/Box';
import { DeployOfferViewModel } from '../deployments/DeployOfferViewModel.ts';
import { usePendingChanges } from '../deployments/usePendingChanges.ts';
import { NotLiveYet } from '../forms/NotLiveYet.tsx';
import { stickyBottom } from '../kit/layout/stickyBottom.ts';
import { useViewModel } from '../kit/state/useViewModel.ts';

interface Props {
  readonly restaurantId: string;
}

/** Offers to deploy a greeting or voice that the restaurant's form saved, at the bottom of the page. */
export function SavedDetailsOffer({ restaurantId }: Props) {
  // loads with the form, to know the pending changes from before its save
  return usePendingChanges(restaurantId) && <Offer restaurantId={restaurantId} />;
}

function Offer({ restaurantId }: Props) {
  const offer = useViewModel(DeployOfferViewModel, restaurantId, 'details');
  return (
    <Box sx={{ ...stickyBottom, pb: 1 }}>
      <NotLiveYet offer={offer} />
    </Box>
  );
}

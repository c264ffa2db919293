import Box from '@mui/material/Box';
import { DeployOfferViewModel } from '../deployments/DeployOfferViewModel.ts';
import { usePendingChanges } from '../deployments/usePendingChanges.ts';
import { NotLiveYet } from '../forms/NotLiveYet.tsx';
import { stickyBottom } from '../kit/stickyBottom.ts';
import { useViewModel } from '../kit/useViewModel.ts';

interface Props {
  readonly restaurantId: string;
}

/** Offers to deploy a greeting or voice that the restaurant's form saved, at the bottom of the page. */
export function SavedDetails({ restaurantId }: Props) {
  // loaded with the form, so changes from before its save are known
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

import { DeployOfferViewModel } from '../deployments/DeployOfferViewModel.ts';
import { usePendingChanges } from '../deployments/usePendingChanges.ts';
import { NotLiveYet } from '../forms/NotLiveYet.tsx';
import { StickyBottom } from '../kit/layout/StickyBottom.tsx';
import { useViewModel } from '../kit/state/useViewModel.ts';
import styles from './SavedDetailsOffer.module.css';

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
    <StickyBottom className={styles.offer}>
      <NotLiveYet offer={offer} />
    </StickyBottom>
  );
}

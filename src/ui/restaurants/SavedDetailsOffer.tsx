import { DeployOfferViewModel } from '../deployments/DeployOfferViewModel.ts';
import { usePendingChanges } from '../deployments/usePendingChanges.ts';
import { NotLiveYet } from '../forms/NotLiveYet.tsx';
import { StickyBottom } from '../kit/layout/StickyBottom.tsx';
import { useViewModel } from '../kit/state/useViewModel.ts';
import styles from './SavedDetailsOffer.module.css';

interface Props {
  readonly restaurantId: string;
}

/** Offers to deploy a greeting or voice that was saved in the restaurant's form. Shown at the bottom of the page. */
export function SavedDetailsOffer({ restaurantId }: Props) {
  // loads the changes when the form opens, to know which were already pending before the save
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

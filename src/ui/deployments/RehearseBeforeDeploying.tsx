import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { ScenarioCounts } from '../instructions/ScenarioCounts.ts';
import { useRouteParam } from '../kit/browser/useRouteParam.ts';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { instructionsSectionAddress } from '../navigation/navItems.ts';
import { rehearsalText } from '../texts/rehearsalText.ts';

/** Suggests running the restaurant's scenarios before a deployment, if it has any. */
export function RehearseBeforeDeploying() {
  const restaurantId = useRouteParam('companyId');
  const count = useSharedViewModel(ScenarioCounts).of(restaurantId);
  if (count === 0) return null;
  return (
    <SecondaryText>
      <span>{rehearsalText.deploy(count)}</span>{' '}
      <Link component={RouterLink} to={instructionsSectionAddress(restaurantId, 'rehearsal')}>
        {rehearsalText.deployLink(count)}
      </Link>
    </SecondaryText>
  );
}

import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { Call } from '#domain/companies/call.ts';
import { scenarioOfCall } from '#domain/instructions/scenarios.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { useRouteParam } from '../kit/browser/useRouteParam.ts';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { instructionsSectionAddress } from '../navigation/navItems.ts';
import type { RehearsalLinkState } from '../navigation/toRehearse.ts';
import { rehearsalText } from '../texts/rehearsalText.ts';

/**
 * Keeps the caller's words as a scenario of the AI instructions, and opens the scenario. (see rule: scenario
 * of a call)
 */
export const RehearseCall = observer(function RehearseCall({ call }: { readonly call: Call }) {
  const companyId = useRouteParam('companyId');
  const { mayAdminister } = useSharedViewModel(OpenRestaurantViewModel);
  const scenario = scenarioOfCall(call.lines);
  if (!mayAdminister || scenario === undefined) return null;
  return (
    <div>
      <Button
        variant="outlined"
        size="small"
        component={Link}
        to={instructionsSectionAddress(companyId, 'rehearsal')}
        state={{ toRehearse: scenario } satisfies RehearsalLinkState}
      >
        {rehearsalText.call}
      </Button>
    </div>
  );
});

import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { TableSetting } from '../art/drawings.tsx';
import { cardGrid, CardSkeletons } from '../kit/cardGrid.tsx';
import { useDocumentTitle } from '../kit/documentTitle.ts';
import { Field } from '../kit/Field.tsx';
import { LoadFailure } from '../kit/LoadFailure.tsx';
import { LoadingSkeleton } from '../kit/LoadingSkeleton.tsx';
import { nothingHere } from '../kit/nothingHere.ts';
import { PageHeader } from '../kit/PageHeader.tsx';
import { useViewModel } from '../kit/useViewModel.ts';
import type { RestaurantAction } from '../restaurants/dialog.ts';
import { useRestaurantDialog } from '../restaurants/useRestaurantDialog.tsx';
import { failureText } from '../texts/failureText.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { DashboardViewModel } from './DashboardViewModel.ts';
import { characters } from '../theme/characters.ts';

/** The restaurants of whoever is signed in, found by their words, and the way to a new one. */
export const DashboardScreen = observer(function DashboardScreen() {
  const vm = useViewModel(DashboardViewModel);
  const { dialog, open } = useRestaurantDialog(vm.companies.retry);
  useDocumentTitle('Your Restaurants');
  return (
    <>
      <PageHeader
        title="Your Restaurants"
        actions={
          <Button variant="contained" startIcon={<Add />} onClick={() => open({ kind: 'create' })}>
            New Restaurant
          </Button>
        }
      />
      <Restaurants vm={vm} onAction={open} />
      {dialog}
    </>
  );
});

interface Props {
  readonly vm: DashboardViewModel;
  readonly onAction: (action: RestaurantAction) => void;
}

const Restaurants = observer(function Restaurants({ vm, onAction }: Props) {
  const { companies } = vm;
  if (companies.failure) return <LoadFailure text={failureText.companies} onRetry={companies.retry} />;
  if (!companies.value) {
    return (
      <LoadingSkeleton loading={companies} label="Loading restaurants" isLast>
        <Box sx={{ position: 'relative' }}>
          <CardSkeletons count={3} height={172} />
          <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
            <CircularProgress />
          </Box>
        </Box>
      </LoadingSkeleton>
    );
  }
  if (companies.value.length === 0) return <NoRestaurants onCreate={() => onAction({ kind: 'create' })} />;
  return (
    <>
      {vm.canFilter && (
        <Box sx={{ maxWidth: 360, mb: 2 }}>
          <Field label="Filter restaurants" type="search" value={vm.filter} onType={vm.setFilter} />
        </Box>
      )}
      {vm.shown.length === 0 && <Typography>No restaurant matches “{vm.filter}”.</Typography>}
      <Box component="ul" sx={{ ...cardGrid, m: 0, p: 0 }}>
        {vm.shown.map((company) => (
          <CompanyCard key={company.id} company={company} onAction={onAction} />
        ))}
      </Box>
    </>
  );
});

function NoRestaurants({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <Box sx={{ ...nothingHere, gap: 2, py: 6 }}>
      <TableSetting />
      <Typography>You don&apos;t have any restaurants yet</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: characters(44) }}>
        The first one takes its phone number, its menu and a sign-in for its owner.
      </Typography>
      <Button variant="contained" onClick={onCreate}>
        Create a restaurant
      </Button>
    </Box>
  );
}

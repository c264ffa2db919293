import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { planName } from '#domain/billing/planName.ts';
import type { CompanySummary } from '#domain/companies/company.ts';
import { addressOf } from '../../navigation/pages.ts';
import { navItemAddress } from '../../navigation/navItems.ts';
import type { CachedName } from '../../navigation/cachedRestaurantName.ts';
import { TableSettingDrawing } from '../../art/drawings.tsx';
import { InitialPlate } from '../../art/InitialPlate.tsx';
import { card } from '../../kit/layout/card.ts';
import { cardGrid, CardSkeletons } from '../../kit/layout/cardGrid.tsx';
import { lineClamp } from '../../kit/text/lineClamp.ts';
import { idOf, rowKeys } from '../../kit/lists/rowKeys.ts';
import { searchClearButton } from '../../kit/controls/searchClearButton.ts';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Field } from '../../forms/Field.tsx';
import { UnreadableRows } from '../../kit/lists/UnreadableRows.tsx';
import { LoadFailure } from '../../kit/feedback/LoadFailure.tsx';
import { LoadingSkeleton } from '../../kit/feedback/LoadingSkeleton.tsx';
import { PageHeader } from '../../kit/layout/PageHeader.tsx';
import { Tag } from '../../kit/text/Tag.tsx';
import { useViewModel } from '../../kit/state/useViewModel.ts';
import { clickableCard } from '../../kit/layout/clickableCard.ts';
import type { RestaurantDialogRequest } from '../../restaurants/dialog.ts';
import { useRestaurantDialog } from '../../restaurants/useRestaurantDialog.tsx';
import { UNNAMED_RESTAURANT } from '../../texts/companyText.ts';
import { failureText } from '../../texts/failureText.ts';
import { DashboardViewModel } from '../../companies/DashboardViewModel.ts';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import { focusRing } from '../../theme/focusRing.ts';
import { SectionBoundary } from '../../kit/crashes/SectionBoundary.tsx';

// reading spreadsheets needs much code, which only users with a file load
const loadMenuFile = async () => (await import('../../menu/import/NewMenuFile.tsx')).NewMenuFile;

/** The user's restaurants with a filter and a create button. */
export const DashboardScreen = observer(function DashboardScreen() {
  const vm = useViewModel(DashboardViewModel);
  const { dialog, open } = useRestaurantDialog(vm.companies.retry);
  useDocumentTitle('Your Restaurants');
  return (
    <>
      <PageHeader
        title="Your Restaurants"
        actions={
          <Button
            variant="contained"
            startIcon={<Add />}
            onClick={() => open({ kind: 'create', loadMenuFile })}
          >
            New Restaurant
          </Button>
        }
      />
      <SectionBoundary title="Restaurants">
        <Restaurants vm={vm} onAction={open} />
      </SectionBoundary>
      {dialog}
    </>
  );
});

interface Props {
  readonly vm: DashboardViewModel;
  readonly onAction: (action: RestaurantDialogRequest) => void;
}

const Restaurants = observer(function Restaurants({ vm, onAction }: Props) {
  const { companies } = vm;
  if (companies.pending) {
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
  return (
    <>
      {companies.failure && (
        <Box sx={{ mb: 3 }}>
          <LoadFailure text={failureText.companies} onRetry={companies.retry} />
        </Box>
      )}
      <UnreadableRows rows={companies.value} noun="restaurant" />
      {companies.value && <Cards vm={vm} onAction={onAction} />}
    </>
  );
});

const Cards = observer(function Cards({ vm, onAction }: Props) {
  if (vm.companies.value?.length === 0) {
    return (
      <EmptyState
        drawing={<TableSettingDrawing />}
        text="You don't have any restaurants yet"
        hint="You'll need its phone number, its menu, and an owner login."
        action={
          <Button variant="contained" onClick={() => onAction({ kind: 'create', loadMenuFile })}>
            Create a restaurant
          </Button>
        }
      />
    );
  }
  const keys = rowKeys(vm.shown, idOf);
  return (
    <>
      {vm.canFilter && (
        <Box sx={{ maxWidth: 360, mb: 2 }}>
          <Field
            label="Filter restaurants"
            type="search"
            sx={searchClearButton}
            value={vm.filter}
            onType={vm.setFilter}
          />
        </Box>
      )}
      {vm.shown.length === 0 && <Typography>{`No restaurants match “${vm.filter}”.`}</Typography>}
      <Box component="ul" sx={{ ...cardGrid, m: 0, p: 0 }}>
        {vm.shown.map((company, place) => (
          <CompanyCard key={keys[place]} company={company} onAction={onAction} />
        ))}
      </Box>
    </>
  );
});

/**
 * A restaurant card. The whole card is a link, with Menu, Edit, and Delete above it. All are shown to everyone,
 * because the list has no roles and the host refuses users without permission: assumption (3).
 */
function CompanyCard({ company, onAction }: Pick<Props, 'onAction'> & { readonly company: CompanySummary }) {
  const restaurantId = company.id;
  const id = useId();
  const name = company.name ?? UNNAMED_RESTAURANT;
  return (
    <Box component="li" sx={restaurantCard}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <InitialPlate id={restaurantId} name={name} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2" dir="auto" sx={{ ...lineClamp(3), lineHeight: 1.3 }}>
            <Box
              component={Link}
              id={id}
              to={addressOf('company', { companyId: restaurantId })}
              state={{ restaurantName: company.name } satisfies CachedName}
              sx={clickableCard}
            >
              {name}
            </Box>
          </Typography>
          <Tag isQuiet>{company.owner ?? 'Owner'}</Tag>
        </Box>
      </Box>
      <Box sx={{ flex: 1 }}>
        <SecondaryText dir="auto" sx={lineClamp(4)}>
          {company.description ?? 'No description provided'}
        </SecondaryText>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Tag>{company.plan ? planName(company.plan) : 'No plan'}</Tag>
        <Box className="actions">
          <Button component={Link} to={navItemAddress('menu', restaurantId)} aria-describedby={id}>
            Menu
          </Button>
          <Button aria-label={`Edit ${name}`} onClick={() => onAction({ kind: 'edit', restaurantId })}>
            Edit
          </Button>
          <Button
            color="error"
            aria-label={`Delete ${name}`}
            onClick={() => onAction({ kind: 'delete', restaurantId, name })}
          >
            Delete
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

const restaurantCard = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  minWidth: 0,
  minHeight: 172,
  p: 2.5,
  pb: 1.5,
  listStyle: 'none',
  ...card,
  transition: 'border-color 120ms ease-out',
  '& a': { color: 'inherit', textDecoration: 'none' },
  '&:hover': { borderColor: 'primary.main' },
  '&:hover h2': { color: 'primary.main' },
  // around everything clickable; around the name it would be clipped
  '& h2 a:focus-visible': { outline: 'none' },
  '&:has(h2 a:focus-visible)': focusRing,
  '& .actions': { position: 'relative', zIndex: 1, flex: 'none', mr: -1 },
  '& .actions .MuiButton-root': { px: 1.25, minWidth: 0 },
  '& .actions a': { color: 'primary.main' },
} as const;

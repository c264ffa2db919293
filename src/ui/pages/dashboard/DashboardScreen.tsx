import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { planName } from '#domain/billing/planName.ts';
import type { CompanySummary } from '#domain/companies/company.ts';
import { addressOf } from '../../navigation/pages.ts';
import { navItemAddress } from '../../navigation/navItems.ts';
import type { RestaurantNameLinkState } from '../../navigation/cachedRestaurantName.ts';
import { TableSettingDrawing } from '../../art/drawings.tsx';
import { InitialPlate } from '../../art/InitialPlate.tsx';
import boxes from '../../kit/layout/boxes.module.css';
import { CardSkeletons } from '../../kit/layout/CardSkeletons.tsx';
import { Grid } from '../../kit/layout/Grid.tsx';
import { idOf, rowKeys } from '../../kit/lists/rowKeys.ts';
import controls from '../../kit/controls/controls.module.css';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Field } from '../../forms/Field.tsx';
import { UnreadableRows } from '../../kit/lists/UnreadableRows.tsx';
import { LoadFailure } from '../../kit/feedback/LoadFailure.tsx';
import { SkeletonLines, SkeletonShape } from '../../kit/feedback/Skeletons.tsx';
import { LoadingSkeleton } from '../../kit/feedback/LoadingSkeleton.tsx';
import { PageHeader } from '../../kit/layout/PageHeader.tsx';
import { Row } from '../../kit/layout/Row.tsx';
import { Heading } from '../../kit/text/Heading.tsx';
import { Tag } from '../../kit/text/Tag.tsx';
import { useViewModel } from '../../kit/state/useViewModel.ts';
import type { RestaurantDialogRequest } from '../../restaurants/dialog.ts';
import { RestaurantActions } from '../../restaurants/RestaurantActions.tsx';
import { useRestaurantDialog } from '../../restaurants/useRestaurantDialog.tsx';
import { UNNAMED_RESTAURANT } from '../../texts/companyText.ts';
import { dashboardText } from '../../texts/dashboardText.ts';
import { failureText } from '../../texts/failureText.ts';
import { DashboardViewModel } from '../../companies/DashboardViewModel.ts';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import { Text } from '../../kit/text/Text.tsx';
import words from '../../kit/text/words.module.css';
import { SectionErrorBoundary } from '../../kit/crashes/SectionErrorBoundary.tsx';
import styles from './DashboardScreen.module.css';
import { useRestaurantChecks, type Checks } from './useRestaurantChecks.ts';

// loads the large spreadsheet code only when the user imports a file
const loadMenuFile = async () => (await import('../../menu/import/NewMenuFile.tsx')).NewMenuFile;

/** The user's restaurants, with a filter and a button to create one. */
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
      <SectionErrorBoundary title="Restaurants">
        <Restaurants vm={vm} onAction={open} />
      </SectionErrorBoundary>
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
        <div className={styles.loading}>
          <CardSkeletons count={3} height={288}>
            <Row gap={12}>
              <SkeletonShape width={48} height={48} />
              <SkeletonShape width={140} height={40} />
            </Row>
            <div className={styles.outline}>
              <SkeletonLines count={2} />
              <SkeletonShape width={72} height={24} isRound />
            </div>
          </CardSkeletons>
          <div className={styles.spinner}>
            <CircularProgress />
          </div>
        </div>
      </LoadingSkeleton>
    );
  }
  return (
    <>
      {companies.failure && (
        <div className={styles.failure}>
          <LoadFailure text={failureText.companies} onRetry={companies.retry} />
        </div>
      )}
      <UnreadableRows rows={companies.value} noun="restaurant" />
      {companies.value && <Cards vm={vm} onAction={onAction} />}
    </>
  );
});

const Cards = observer(function Cards({ vm, onAction }: Props) {
  const checks = useRestaurantChecks();
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
        <div className={styles.filter}>
          <Field
            label="Filter restaurants"
            type="search"
            className={controls.searchClear}
            value={vm.filter}
            onType={vm.setFilter}
          />
        </div>
      )}
      {vm.shown.length === 0 && <Text>{`No restaurants match “${vm.filter}”.`}</Text>}
      <Grid as="ul" className={boxes.list}>
        {vm.shown.map((company, place) => (
          <CompanyCard key={keys[place]} company={company} checks={checks} onAction={onAction} />
        ))}
      </Grid>
    </>
  );
});

interface CardProps extends Pick<Props, 'onAction'> {
  readonly company: CompanySummary;
  /** Undefined until loaded. */
  readonly checks: Checks | 'failed' | undefined;
}

/**
 * A restaurant's card. A link covers the whole card, below its figures and actions. Every user sees all
 * actions, because the list doesn't include roles; the host refuses users without permission: assumption (3).
 */
function CompanyCard({ company, checks, onAction }: CardProps) {
  const restaurantId = company.id;
  const id = useId();
  const name = company.name ?? UNNAMED_RESTAURANT;
  return (
    <li className={clsx(boxes.card, styles.restaurant)}>
      <Row gap={12}>
        <InitialPlate id={restaurantId} name={name} />
        <div className={styles.words}>
          <Heading level={2} look="h3" dir="auto" className={clsx(words.threeLines, styles.name)}>
            <Link
              id={id}
              to={addressOf('company', { companyId: restaurantId })}
              state={{ restaurantName: company.name } satisfies RestaurantNameLinkState}
              className={clsx(boxes.wholeCard, styles.link)}
            >
              {name}
            </Link>
          </Heading>
          <Tag isQuiet>{company.owner ?? 'Owner'}</Tag>
        </div>
      </Row>
      <div className={styles.description}>
        <SecondaryText dir="auto" className={words.fourLines}>
          {company.description ?? 'No description provided'}
        </SecondaryText>
      </div>
      <div className={styles.figures}>
        {checks === 'failed' ? (
          <SecondaryText>{dashboardText.failed}</SecondaryText>
        ) : (
          checks && <checks.Figures checks={checks.viewModel} companyId={restaurantId} nameId={id} />
        )}
      </div>
      <Row justify="between">
        <Tag>{company.plan ? planName(company.plan) : 'No plan'}</Tag>
        <div className={styles.actions}>
          <Button component={Link} to={navItemAddress('menu', restaurantId)} aria-describedby={id}>
            Menu
          </Button>
          <Button aria-label={`Edit ${name}`} onClick={() => onAction({ kind: 'edit', restaurantId })}>
            Edit
          </Button>
          <RestaurantActions name={name} onDelete={() => onAction({ kind: 'delete', restaurantId, name })} />
        </div>
      </Row>
    </li>
  );
}

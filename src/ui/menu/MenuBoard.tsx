import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import ReportProblem from '@mui/icons-material/ReportProblemOutlined';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useCallback, useId, useRef } from 'react';
import type { DeployOfferViewModel } from '../deployments/DeployOfferViewModel.ts';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import { ConflictList } from '../forms/ConflictList.tsx';
import { SaveBar } from '../forms/SaveBar.tsx';
import { useReadOnly } from '../forms/readOnly.ts';
import { Pill } from '../kit/controls/Pill.tsx';
import { restoreLostFocus } from '../kit/browser/restoreLostFocus.ts';
import { Alert } from '../kit/feedback/Alert.tsx';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { useLazyComponent } from '../kit/lazy/useLazyComponent.ts';
import { UnreadableRows } from '../kit/lists/UnreadableRows.tsx';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { askedForText } from '../texts/askedForText.ts';
import { loadFailureText } from '../texts/loadFailureText.ts';
import { findingText } from '../texts/menuText.ts';
import type { AskedForProps } from './callers/AskedForItems.tsx';
import { CategoryPane } from './categories/CategoryPane.tsx';
import { ItemPane } from './items/ItemPane.tsx';
import { MenuDialogs } from './MenuDialogs.tsx';
import { MenuToolbar } from './MenuToolbar.tsx';
import type { MenuOrdersViewModel } from './MenuOrdersViewModel.ts';
import { SoldOutStrip } from './soldOut/SoldOutStrip.tsx';
import type { VisibleMenuPart } from './VisibleMenuPart.ts';
import type { MenuViewModel } from './MenuViewModel.ts';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { shortcuts } from '../kit/controls/shortcuts.ts';
import { Cluster } from '../kit/layout/Row.tsx';
import { StickyBottom } from '../kit/layout/StickyBottom.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import styles from './MenuBoard.module.css';

interface Props {
  readonly vm: MenuViewModel;
  /** Offers to deploy the saved changes. */
  readonly offer: DeployOfferViewModel;
  readonly orders: MenuOrdersViewModel;
  readonly restaurantId: string;
}

/** The categories next to the items, or above them on narrower screens. */
export const MenuBoard = observer(function MenuBoard({ vm, offer, orders, restaurantId }: Props) {
  const search = useRef<HTMLInputElement>(null);
  const readOnly = useReadOnly();
  const id = useId();
  const { form, view, availability } = vm;
  const onKeyDown = shortcuts({
    n: () => {
      if (readOnly) return;
      if (view.category) vm.openItem(view.category.id);
      else vm.openCategory();
    },
    '/': () => search.current?.focus(),
    Escape: vm.selection.clear,
  });
  const asked = useLazyComponent<AskedForProps>('askedFor', loadAskedFor);
  const focusItems = useCallback(() => restoreLostFocus(document.getElementById(`${id}-items`)), [id]);
  return (
    <Stack onKeyDown={onKeyDown}>
      <MenuToolbar vm={vm} searchRef={search} />
      <UnreadableRows rows={vm} noun="item" />
      <Cluster>
        <SoldOutStrip vm={vm} orders={orders} companyId={restaurantId} onClosed={focusItems} />
        <FindingsStrip view={view} />
        <Button
          ref={asked.opener}
          endIcon={asked.Part ? <ExpandLess /> : <ExpandMore />}
          aria-expanded={asked.Part !== undefined}
          aria-disabled={asked.isLoading}
          onClick={asked.Part ? asked.close : asked.open}
        >
          {askedForText.title}
        </Button>
      </Cluster>
      {asked.hasFailed && <Alert tone="error">{loadFailureText.part}</Alert>}
      {asked.Part && <asked.Part menu={vm} orders={orders} restaurantId={restaurantId} />}
      <div className={styles.panes}>
        <CategoryPane vm={vm} nextId={`${id}-items`} />
        <ItemPane vm={vm} headingId={`${id}-items`} nextId={`${id}-end`} />
      </div>
      <StickyBottom id={`${id}-end`} tabIndex={-1}>
        <SlowHint waiting={vm.selection.changing} onCancel={vm.selection.changing.detach} />
        <CheckedForm onSubmit={() => void form.submit()} aria-label="Changes to the menu">
          <SlowHint waiting={availability} onCancel={availability.stopWaiting} />
          <SlowHint waiting={vm.exporting} onCancel={vm.exporting.detach} />
          <ConflictList fields={form.fields} />
          <SaveBar form={form} offer={offer} />
        </CheckedForm>
        <SelectionBar vm={vm} onClosed={focusItems} />
      </StickyBottom>
      <VisuallyHidden role="status">{vm.announcement}</VisuallyHidden>
      <MenuDialogs vm={vm} />
    </Stack>
  );
});

const loadAskedFor = async () => (await import('./callers/AskedForItems.tsx')).AskedForItems;

/** Problems in the menu that can make calls go wrong. Pressing a problem shows its items. */
const FindingsStrip = observer(function FindingsStrip({ view }: { readonly view: VisibleMenuPart }) {
  if (view.findings.length === 0) return null;
  return (
    <Cluster role="group" aria-label="Findings" className={styles.findings}>
      <ReportProblem aria-hidden fontSize="small" />
      {view.findings.map(({ kind, items }) => (
        <Pill key={kind} pressed={view.finding === kind} onPress={() => view.toggleFinding(kind)}>
          {findingText[kind](items.length)}
        </Pill>
      ))}
    </Cluster>
  );
});

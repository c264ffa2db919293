import NotificationsActive from '@mui/icons-material/NotificationsActive';
import NotificationsOff from '@mui/icons-material/NotificationsOffOutlined';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect, type Ref } from 'react';
import { NO_ORDER_FILTER } from '#domain/orders/orderFilter.ts';
import { TIME_WINDOWS } from '#domain/orders/parseTimeWindow.ts';
import { Cluster } from '../kit/layout/Row.tsx';
import { Alert } from '../kit/feedback/Alert.tsx';
import { Pill } from '../kit/controls/Pill.tsx';
import { SearchInput } from '../kit/controls/SearchInput.tsx';
import { moveRovingFocus } from '../kit/controls/moveRovingFocus.ts';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { clockTimeToTheSecond } from '../texts/dates.ts';
import { orderText, timeWindowText } from '../texts/orderText.ts';
import type { ArrivalSound } from './ArrivalSound.ts';
import type { OrdersViewModel } from './OrdersViewModel.ts';
import type { OrderQuery } from './useOrderQuery.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { Text } from '../kit/text/Text.tsx';
import styles from './OrdersToolbar.module.css';

interface Props {
  readonly vm: OrdersViewModel;
  readonly query: OrderQuery;
  readonly field: Ref<HTMLInputElement>;
}

/** The time filter, other filters, sort order, search, and sound. */
export const OrdersToolbar = observer(function OrdersToolbar({ vm, query, field }: Props) {
  return (
    <div
      // a reload would resume paused updates and might silence the sound
      data-ongoing={vm.polling.paused || undefined}
      data-latest-order={vm.sound.on ? vm.latestArrivalAt.getTime() : undefined}
      className={styles.toolbar}
    >
      <div className={styles.tools}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the buttons in it */}
        <div role="group" aria-label="Time filter" onKeyDown={moveRovingFocus} className={styles.windows}>
          {TIME_WINDOWS.map((window) => {
            const pressed = window === query.window;
            return (
              <Pill
                key={window}
                pressed={pressed}
                tabIndex={pressed ? 0 : -1}
                onPress={() => query.ask({ window })}
              >
                {timeWindowText[window]}
              </Pill>
            );
          })}
        </div>
        <Filters vm={vm} query={query} />
        <Pill pressed={query.byDue} onPress={() => query.ask({ byDue: !query.byDue })}>
          {orderText.byDueTime}
        </Pill>
        <div role="search" className={styles.search}>
          <SearchInput
            label={orderText.search}
            inputRef={field}
            placeholder="Number, guest, or dish"
            text={query.text}
            onType={(text) => query.ask({ text })}
            className={styles.field}
          />
        </div>
        <SoundSwitch sound={vm.sound} />
      </div>
      <Found vm={vm} />
      <BlockedSoundHint sound={vm.sound} />
      <HiddenByFilter vm={vm} onShowAll={() => query.ask(NO_ORDER_FILTER)} />
      <Arrivals vm={vm} onEndSearch={() => query.ask({ text: '' })} />
    </div>
  );
});

/** Toggles that show only orders with allergies, only orders not yet printed, or only orders that are both. */
const Filters = observer(function Filters({ vm, query }: Pick<Props, 'vm' | 'query'>) {
  const counts = vm.orders.value && vm.list.filterCounts;
  return (
    <Cluster role="group" aria-label="Show only" align="stretch">
      {(['allergies', 'unprinted'] as const).map((filter) => (
        <Pill key={filter} pressed={query[filter]} onPress={() => query.ask({ [filter]: !query[filter] })}>
          {orderText.withCount(orderText.filters[filter], counts?.[filter])}
        </Pill>
      ))}
    </Cluster>
  );
});

interface HiddenByFilterProps extends Pick<Props, 'vm'> {
  readonly onShowAll: () => void;
}

/** Says that a filter hides new orders. Not announced, because the arrival of the orders was announced. */
const HiddenByFilter = observer(function HiddenByFilter({ vm, onShowAll }: HiddenByFilterProps) {
  const count = vm.list.hiddenByFilter.length;
  if (count === 0) return null;
  return (
    <div className={styles.hidden}>
      <Text size="small">{orderText.hiddenByFilter(count)}</Text>
      <Button size="small" onClick={onShowAll}>
        {orderText.showAll}
      </Button>
    </div>
  );
});

/** Says how many orders match the search or filter. */
const Found = observer(function Found({ vm }: Pick<Props, 'vm'>) {
  const isAsked = vm.list.isNarrowed || vm.list.window !== 'all';
  return (
    <SecondaryText role="status" className={styles.found}>
      {isAsked && vm.orders.value && orderText.found(vm.list.orders.length, vm.all.length)}
    </SecondaryText>
  );
});

const SoundSwitch = observer(function SoundSwitch({ sound }: { readonly sound: ArrivalSound }) {
  const Icon = sound.on ? NotificationsActive : NotificationsOff;
  return (
    <Pill pressed={sound.on} title={orderText.sound} onPress={sound.toggle}>
      <Icon aria-hidden fontSize="small" />
      <VisuallyHidden>{orderText.sound}</VisuallyHidden>
    </Pill>
  );
});

const BlockedSoundHint = observer(function BlockedSoundHint({ sound }: { readonly sound: ArrivalSound }) {
  const { cannotPlay, wake } = sound;
  useEffect(() => {
    if (!cannotPlay) return undefined;
    const listening = new AbortController();
    for (const press of ['pointerup', 'keyup']) {
      addEventListener(press, () => void wake(), { signal: listening.signal });
    }
    return () => listening.abort();
  }, [cannotPlay, wake]);
  return cannotPlay && <Alert tone="info">{orderText.soundHeldBack}</Alert>;
});

/** Says when the orders were updated. Has a button that pauses updates. */
export const OrdersFreshness = observer(function OrdersFreshness({ vm }: Pick<Props, 'vm'>) {
  const { paused, isLate, togglePause } = vm.polling;
  return (
    // reserves space until the orders have loaded
    <div className={styles.freshness} data-empty={!vm.orders.value || undefined}>
      <div className={styles.age}>
        <SecondaryText tabular>{`Updated ${clockTimeToTheSecond(vm.updatedAt)}`}</SecondaryText>
        <Text role="status" size="small" tone="warning">
          {isLate && orderText.late}
        </Text>
      </div>
      <Button
        // the button is filled while updates are paused, so that a kitchen notices from a distance
        variant={paused ? 'contained' : 'outlined'}
        startIcon={paused ? <PlayArrow /> : <Pause />}
        onClick={togglePause}
        className={styles.pause}
      >
        {paused ? 'Resume updates' : 'Pause updates'}
      </Button>
    </div>
  );
});

interface ArrivalsProps extends Pick<Props, 'vm'> {
  readonly onEndSearch: () => void;
}

const Arrivals = observer(function Arrivals({ vm, onEndSearch }: ArrivalsProps) {
  const { arrived, becameLate, clock, list, updatedAt } = vm;
  const { hiddenBySearch, notShown } = list;
  return (
    <>
      <VisuallyHidden role="status" occasion={updatedAt.getTime()}>
        {arrived.length > 0 && orderText.arrived(arrived.length)}
      </VisuallyHidden>
      <VisuallyHidden role="status" occasion={clock.now.getTime()}>
        {becameLate.length > 0 && orderText.becameLate(becameLate.length)}
      </VisuallyHidden>
      {notShown > 0 && (
        <Button
          variant="contained"
          onClick={() => {
            if (hiddenBySearch.length > 0) onEndSearch();
            // scrolls to the top first; otherwise, new orders would count as rows above the user's position
            scrollTo(0, 0);
          }}
          className={styles.showArrived}
        >
          {orderText.showArrived(notShown)}
        </Button>
      )}
    </>
  );
});

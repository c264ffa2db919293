import NotificationsActive from '@mui/icons-material/NotificationsActive';
import NotificationsOff from '@mui/icons-material/NotificationsOffOutlined';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect, type Ref } from 'react';
import { NO_ORDER_FILTER } from '#domain/orders/orderFilter.ts';
import { TIME_WINDOWS } from '#domain/orders/timeWindow.ts';
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

interface Props {
  readonly vm: OrdersViewModel;
  readonly query: OrderQuery;
  readonly field: Ref<HTMLInputElement>;
}

/** Time filter, other filters, search, freshness, pause, and sound. */
export const OrdersToolbar = observer(function OrdersToolbar({ vm, query, field }: Props) {
  return (
    <Box
      // a reload would silence the bell until the next press, and resume paused updates
      data-ongoing={vm.sound.on || vm.polling.paused || undefined}
      sx={{ display: 'grid', displayPrint: 'none', gap: { xs: 1, sm: 2 }, mb: { xs: 0.5, sm: 2 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
        <Box role="group" aria-label="Time filter" onKeyDown={moveRovingFocus} sx={segments}>
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
        </Box>
        <Filters vm={vm} query={query} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: { xs: 1, sm: 2 },
        }}
      >
        <Box
          role="search"
          sx={{ flex: '1 1 260px', display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}
        >
          <SearchInput
            label={orderText.search}
            inputRef={field}
            placeholder="Number, guest, or dish"
            text={query.text}
            onType={(text) => query.ask({ text })}
            sx={{ flex: '1 1 200px', maxWidth: 360 }}
          />
          <Found vm={vm} />
        </Box>
        {/* reserves its final size for the longest time text, so nothing moves */}
        <Box
          sx={{
            flex: '0 1 560px',
            minHeight: { xs: 76, sm: 44 },
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            alignContent: 'start',
            columnGap: { xs: 1, sm: 2 },
            rowGap: 1,
          }}
        >
          <SoundSwitch sound={vm.sound} />
          <Freshness vm={vm} />
        </Box>
      </Box>
      <BlockedSoundHint sound={vm.sound} />
      <HiddenByFilter vm={vm} onShowAll={() => query.ask(NO_ORDER_FILTER)} />
      <Arrivals vm={vm} onEndSearch={() => query.ask({ text: '' })} />
    </Box>
  );
});

/** Limits the list to allergies, to orders that are not printed, or both. */
const Filters = observer(function Filters({ vm, query }: Pick<Props, 'vm' | 'query'>) {
  const counts = vm.orders.value && vm.list.filterCounts;
  return (
    <Box role="group" aria-label="Show only" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {(['allergies', 'unprinted'] as const).map((filter) => (
        <Pill key={filter} pressed={query[filter]} onPress={() => query.ask({ [filter]: !query[filter] })}>
          {orderText.withCount(orderText.filters[filter], counts?.[filter])}
        </Pill>
      ))}
    </Box>
  );
});

interface HiddenByFilterProps extends Pick<Props, 'vm'> {
  readonly onShowAll: () => void;
}

/** Says that new orders are hidden. Their arrival was announced. */
const HiddenByFilter = observer(function HiddenByFilter({ vm, onShowAll }: HiddenByFilterProps) {
  const count = vm.list.filteredOut.length;
  if (count === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography variant="body2">{orderText.filteredOut(count)}</Typography>
      <Button size="small" onClick={onShowAll}>
        {orderText.showAll}
      </Button>
    </Box>
  );
});

/** In a row on a phone too, except with large text. */
const segments = {
  flex: { xs: '1 1 100%', sm: 'none' },
  display: { xs: 'grid', sm: 'flex' },
  flexWrap: 'wrap',
  gridTemplateColumns: 'repeat(auto-fit, minmax(3.5rem, 1fr))',
  '& > button': { px: { xs: 1, sm: 2 }, lineHeight: 1.2 },
  '& > button:not(:first-of-type)': { ml: '-1px', borderTopLeftRadius: 0, borderBottomLeftRadius: 0 },
  '& > button:not(:last-of-type)': { borderTopRightRadius: 0, borderBottomRightRadius: 0 },
} as const;

/** Number of orders matching the search or filter. */
const Found = observer(function Found({ vm }: Pick<Props, 'vm'>) {
  const isAsked = vm.list.isNarrowed || vm.list.window !== 'all';
  return (
    <SecondaryText role="status" sx={{ '&:not(:empty)': { ml: 1.5 } }}>
      {isAsked && vm.orders.value && orderText.found(vm.list.orders.length, vm.all.length)}
    </SecondaryText>
  );
});

const SoundSwitch = observer(function SoundSwitch({ sound }: { readonly sound: ArrivalSound }) {
  const Icon = sound.on ? NotificationsActive : NotificationsOff;
  return (
    <Pill pressed={sound.on} onPress={sound.toggle}>
      <Icon aria-hidden fontSize="small" sx={{ mr: 0.75 }} />
      {orderText.sound}
    </Pill>
  );
});

const BlockedSoundHint = observer(function BlockedSoundHint({ sound }: { readonly sound: ArrivalSound }) {
  const { isHeldBack, wake } = sound;
  useEffect(() => {
    if (!isHeldBack) return undefined;
    const listening = new AbortController();
    for (const press of ['pointerup', 'keyup']) {
      addEventListener(press, () => void wake(), { signal: listening.signal });
    }
    return () => listening.abort();
  }, [isHeldBack, wake]);
  return isHeldBack && <Alert tone="info">{orderText.soundHeldBack}</Alert>;
});

const Freshness = observer(function Freshness({ vm }: Pick<Props, 'vm'>) {
  if (!vm.orders.value) return null;
  const { paused, isLate, togglePause } = vm.polling;
  return (
    // on a phone, the button is next to the sound switch, above the time
    <Box sx={{ display: { xs: 'contents', sm: 'flex' }, flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box sx={{ order: { xs: 1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } }}>
        <SecondaryText sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {`Updated ${clockTimeToTheSecond(vm.updatedAt)}`}
        </SecondaryText>
        <Typography role="status" variant="body2" sx={{ color: 'status.warning.text' }}>
          {isLate && orderText.late}
        </Typography>
      </Box>
      <Button
        // a kitchen must notice paused updates from a distance
        variant={paused ? 'contained' : 'outlined'}
        startIcon={paused ? <PlayArrow /> : <Pause />}
        onClick={togglePause}
        sx={{ flexShrink: 0, px: { xs: 1.5, sm: 2.5 } }}
      >
        {paused ? 'Resume updates' : 'Pause updates'}
      </Button>
    </Box>
  );
});

interface ArrivalsProps extends Pick<Props, 'vm'> {
  readonly onEndSearch: () => void;
}

const Arrivals = observer(function Arrivals({ vm, onEndSearch }: ArrivalsProps) {
  const { arrived, list, updatedAt } = vm;
  const { unfound, notShown } = list;
  return (
    <>
      <VisuallyHidden role="status" occasion={updatedAt.getTime()}>
        {arrived.length > 0 && orderText.arrived(arrived.length)}
      </VisuallyHidden>
      {notShown > 0 && (
        <Button
          variant="contained"
          onClick={() => {
            if (unfound.length > 0) onEndSearch();
            // scroll first: shown earlier, they would count as rows above the reading position
            scrollTo(0, 0);
          }}
          // at the top, where they will appear; other messages are at the bottom
          sx={{ position: 'fixed', zIndex: 30, top: 64, left: '50%', transform: 'translateX(-50%)' }}
        >
          {orderText.showArrived(notShown)}
        </Button>
      )}
    </>
  );
});

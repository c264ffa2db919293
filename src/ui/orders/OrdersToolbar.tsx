import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { TIME_WINDOWS, type TimeWindow } from '#domain/orders/timeWindow.ts';
import { visuallyHidden } from '../kit/visuallyHidden.ts';
import { clockTimeToTheSecond } from '../texts/dates.ts';
import type { OrdersViewModel } from './OrdersViewModel.ts';
import { windowText } from './windowText.ts';

/** Which orders to show, how fresh they are, and whether they are kept fresh. */
export const OrdersToolbar = observer(function OrdersToolbar({ vm }: { readonly vm: OrdersViewModel }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
      <WindowFilter window={vm.window} />
      <Box sx={{ flex: 1 }} />
      {vm.orders.value && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            Updated {clockTimeToTheSecond(vm.updatedAt)}
          </Typography>
          <Button
            variant="outlined"
            startIcon={vm.polling.paused ? <PlayArrow /> : <Pause />}
            onClick={vm.polling.togglePause}
          >
            {vm.polling.paused ? 'Resume updates' : 'Pause updates'}
          </Button>
        </Box>
      )}
      <Arrivals vm={vm} />
    </Box>
  );
});

/** The filter lives in the address, so that it can be kept and shared. */
function WindowFilter({ window }: { readonly window: TimeWindow }) {
  const [, setQuery] = useSearchParams();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Time filter"
      value={window}
      onChange={(_event, chosen: TimeWindow | null) => {
        if (chosen)
          setQuery(chosen === 'all' ? {} : { window: chosen }, { replace: true, preventScrollReset: true });
      }}
      sx={pills}
    >
      {TIME_WINDOWS.map((name) => (
        <ToggleButton key={name} value={name}>
          {windowText[name]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const pills = {
  flexWrap: 'wrap',
  gap: 0.75,
  '& .MuiToggleButton-root': {
    m: 0,
    minHeight: 44,
    px: 1.5,
    fontWeight: 600,
    textTransform: 'none',
    border: 1,
    borderColor: 'border.strong',
    borderRadius: '22px',
    bgcolor: 'background.paper',
    color: 'text.secondary',
    '&:hover': { bgcolor: 'surface.sunken', color: 'text.primary' },
    '&.Mui-selected, &.Mui-selected:hover': {
      bgcolor: 'soft.primary',
      color: 'soft.onPrimary',
      borderColor: 'primary.main',
    },
  },
} as const;

const Arrivals = observer(function Arrivals({ vm }: { readonly vm: OrdersViewModel }) {
  const { arrived, heldBackCount } = vm;
  return (
    <>
      <Typography role="status" sx={visuallyHidden}>
        {arrived.length > 0 && ordersText(arrived.length)}
      </Typography>
      {heldBackCount > 0 && (
        <Button
          variant="contained"
          onClick={() => {
            vm.showArrivals();
            scrollTo(0, 0);
          }}
          sx={{ position: 'fixed', zIndex: 30, bottom: 24, left: '50%', transform: 'translateX(-50%)' }}
        >
          Show {ordersText(heldBackCount)}
        </Button>
      )}
    </>
  );
});

const ordersText = (count: number) => `${count} new ${count === 1 ? 'order' : 'orders'}`;

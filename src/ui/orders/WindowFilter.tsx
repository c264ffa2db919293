import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { TIME_WINDOWS, type TimeWindow } from '#domain/orders/timeWindow.ts';
import type { OrderQuery } from './useOrderQuery.ts';
import { windowText } from './windowText.ts';

/** How far back the page looks. */
export function WindowFilter({ window, setWindow }: Pick<OrderQuery, 'window' | 'setWindow'>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Time filter"
      value={window}
      onChange={(_event, chosen: TimeWindow | null) => {
        if (chosen) setWindow(chosen);
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

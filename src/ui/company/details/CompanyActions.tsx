import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Company } from '#domain/companies/company.ts';
import type { RestaurantAction } from '../../restaurants/dialog.ts';

interface Props {
  readonly company: Company;
  readonly onAction: (action: RestaurantAction) => void;
}

/** The ways to change the restaurant and to delete it. */
export function CompanyActions({ company: { id: restaurantId, name, role }, onAction }: Props) {
  return (
    <Box sx={actions}>
      <Button variant="outlined" onClick={() => onAction({ kind: 'edit', restaurantId })}>
        Edit Restaurant
      </Button>
      <Button
        variant="outlined"
        color="error"
        onClick={() => onAction({ kind: 'delete', restaurantId, name, role })}
      >
        Delete Restaurant
      </Button>
    </Box>
  );
}

/** On a phone in one row, whichever font is there yet. */
const actions = {
  display: 'flex',
  gap: 1,
  '& button': { flex: { xs: 'auto', sm: 'none' }, px: { xs: 0.5, sm: 2.5 }, whiteSpace: 'nowrap' },
} as const;

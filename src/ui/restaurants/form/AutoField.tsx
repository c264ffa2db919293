import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { AutoFilledField } from '#domain/restaurants/autoFill.ts';
import { restaurantLabel } from '../../texts/restaurantText.ts';
import type { ShownRestaurant } from './RestaurantDraft.ts';
import { TextField } from './TextField.tsx';

interface Props {
  readonly form: ShownRestaurant;
  readonly field: AutoFilledField;
}

/** A field that follows the name: says so, and gives back in one press what that or a hand has taken away. */
export const AutoField = observer(function AutoField({ form, field }: Props) {
  const { isAutomatic, replaced, mayFollowAgain } = form.autoFillOf(field);
  const label = restaurantLabel[field];
  return (
    <Box>
      <TextField form={form} field={field} note={isAutomatic ? 'auto' : undefined} />
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        {replaced !== undefined && (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              It follows the name now, in place of “{replaced}”.
            </Typography>
            <Button
              aria-label={`Undo, ${label}`}
              sx={{ ml: -1, px: 1 }}
              onClick={() => form.bringBack(field)}
            >
              Undo
            </Button>
          </>
        )}
        {mayFollowAgain && (
          <Button
            aria-label={`Follow the name again, ${label}`}
            sx={{ ml: -1, px: 1 }}
            onClick={() => form.followAgain(field)}
          >
            Follow the name again
          </Button>
        )}
      </Box>
    </Box>
  );
});

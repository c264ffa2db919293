import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import type { RestaurantField } from '#domain/restaurants/restaurant.ts';
import { Field } from '../../kit/Field.tsx';
import { PasswordField } from '../../kit/PasswordField.tsx';
import { restaurantLabel } from '../../texts/restaurantText.ts';
import { controls } from './controls.ts';
import type { ShownRestaurant } from './RestaurantDraft.ts';

interface Props extends Pick<ComponentProps<typeof Field>, 'note'> {
  readonly form: ShownRestaurant;
  readonly field: Exclude<RestaurantField, 'menuJson' | 'voiceId'>;
}

/** One field of a restaurant that is a text. */
export const TextField = observer(function TextField({ form, field, ...props }: Props) {
  const Control = field === 'ownerPassword' ? PasswordField : Field;
  return (
    <Box data-field={field}>
      <Control
        {...controls[field]}
        {...props}
        name={field}
        label={restaurantLabel[field]}
        value={form.textOf(field)}
        error={form.problemOf(field)}
        onType={(text) => form.type(field, text)}
        onBlur={() => form.touch(field)}
      />
    </Box>
  );
});

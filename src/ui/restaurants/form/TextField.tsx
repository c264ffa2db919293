import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import type { RestaurantField } from '#domain/restaurants/restaurant.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/session/passwordChange.ts';
import { Field } from '../../forms/Field.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { phoneLineHelp, restaurantLabel } from '../../texts/restaurantText.ts';
import type { ShownRestaurant } from './RestaurantEditor.ts';

interface Props extends Pick<ComponentProps<typeof Field>, 'note'> {
  readonly form: ShownRestaurant;
  readonly field: Exclude<RestaurantField, 'menuJson' | 'voiceId'>;
}

export const TextField = observer(function TextField({ form, field, ...props }: Props) {
  const Control = field === 'ownerPassword' ? PasswordField : Field;
  return (
    <div data-field={field}>
      <Control
        {...controls[field]}
        {...props}
        name={field}
        label={restaurantLabel[field]}
        value={form.textOf(field)}
        error={form.controller.fields.problemOf(field)}
        onType={(text) => form.type(field, text)}
        onBlur={() => form.blurField(field)}
      />
    </div>
  );
});

type Control = Pick<
  ComponentProps<typeof Field>,
  'autoComplete' | 'help' | 'inputMode' | 'minRows' | 'multiline' | 'required' | 'type'
>;

/**
 * Input attributes of each field. The owner's fields are a separate autofill section, because the owner may be
 * someone other than the current user.
 */
const controls: Readonly<Record<Exclude<RestaurantField, 'menuJson' | 'voiceId'>, Control>> = {
  name: { required: true, autoComplete: 'organization' },
  description: { required: true, multiline: true, minRows: 2, autoComplete: 'off' },
  address: { required: true, autoComplete: 'street-address' },
  phone: { required: true, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { required: true, type: 'email', inputMode: 'email', autoComplete: 'email' },
  website: {
    type: 'url',
    inputMode: 'url',
    autoComplete: 'url',
    help: "Such as aurora.example; we'll add https://",
  },
  tagline: { autoComplete: 'off' },
  telephonyPhoneId: { required: true, autoComplete: 'off', help: phoneLineHelp.phoneId },
  telephonyPhoneNumber: {
    required: true,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'off',
    help: phoneLineHelp.phoneNumber,
  },
  assistantId: { autoComplete: 'off', help: phoneLineHelp.assistantId },
  ownerEmail: {
    required: true,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'section-owner email',
    help: 'The owner signs in with this email',
  },
  ownerPassword: {
    required: true,
    autoComplete: 'section-owner new-password',
    help: `At least ${MIN_PASSWORD_LENGTH} characters`,
  },
  ownerFirstName: { required: true, autoComplete: 'section-owner given-name' },
  ownerLastName: { required: true, autoComplete: 'section-owner family-name' },
  firstMessage: { multiline: true, autoComplete: 'off', help: 'The first thing callers will hear.' },
  backgroundSound: {
    type: 'url',
    inputMode: 'url',
    autoComplete: 'off',
    help: 'Plays behind the voice. Leave blank for no sound.',
  },
};

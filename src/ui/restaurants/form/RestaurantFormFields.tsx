import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { RESTAURANT_VOICES } from '#domain/restaurants/voices.ts';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { restaurantLabel } from '../../texts/restaurantText.ts';
import { MenuJsonField } from '../menu/MenuJsonField.tsx';
import { AutoField } from './AutoField.tsx';
import { MissingParts } from './MissingParts.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import type { ShownRestaurant } from './RestaurantDraft.ts';
import { steps } from './steps.ts';
import { TextField } from './TextField.tsx';

const voices = RESTAURANT_VOICES.map((voice) => ({ value: voice as string, label: voice }));

/** All fields of either form, part by part; telephony and owner are for new restaurants only. */
export function RestaurantFormFields({ form }: { readonly form: ShownRestaurant }) {
  return (
    <>
      <ProblemSummary form={form} />
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <FieldGroup title={steps.restaurant.title}>
            <TextField form={form} field="name" />
            <TextField form={form} field="description" />
            <TextField form={form} field="address" />
            <Pair>
              <TextField form={form} field="phone" />
              <TextField form={form} field="email" />
            </Pair>
            <Pair>
              <TextField form={form} field="website" />
              <TextField form={form} field="tagline" />
            </Pair>
          </FieldGroup>
          {form.has('telephonyPhoneId') && <Telephony form={form} />}
          {form.has('ownerEmail') && <Owner form={form} />}
          <MenuAndVoice form={form} />
        </Box>
        <MissingParts form={form} />
      </Box>
    </>
  );
}

function Telephony({ form }: { readonly form: ShownRestaurant }) {
  return (
    <FieldGroup title={steps.telephony.title} help="The number that the agent answers.">
      <Pair>
        <TextField form={form} field="telephonyPhoneId" />
        <TextField form={form} field="telephonyPhoneNumber" />
      </Pair>
      <AutoField form={form} field="assistantId" />
    </FieldGroup>
  );
}

function Owner({ form }: { readonly form: ShownRestaurant }) {
  return (
    <FieldGroup
      title={steps.owner.title}
      help="The owner gets a sign-in of their own. You look after the restaurant as an admin."
    >
      <Pair>
        <TextField form={form} field="ownerEmail" />
        <TextField form={form} field="ownerPassword" />
      </Pair>
      <Pair>
        <TextField form={form} field="ownerFirstName" />
        <TextField form={form} field="ownerLastName" />
      </Pair>
    </FieldGroup>
  );
}

const MenuAndVoice = observer(function MenuAndVoice({ form }: { readonly form: ShownRestaurant }) {
  return (
    <FieldGroup title={steps.menuAndVoice.title}>
      <MenuJsonField form={form} />
      <Box data-field="voiceId">
        <SelectField
          label={restaurantLabel.voiceId}
          value={form.textOf('voiceId')}
          options={voices}
          error={form.problemOf('voiceId')}
          onChoose={(voice) => form.type('voiceId', voice)}
        />
      </Box>
      <AutoField form={form} field="firstMessage" />
      <TextField form={form} field="backgroundSound" />
    </FieldGroup>
  );
});

/** Two form side by side, where there is room. */
function Pair({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}

/** The fields, and what is missing beside them. */
const columns = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 208px' },
} as const;

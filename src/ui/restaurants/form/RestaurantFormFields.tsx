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
import type { ShownFields } from './RestaurantFields.ts';
import { sheet } from './sheet.ts';
import { steps } from './steps.ts';
import { TextField } from './TextField.tsx';

const voices = RESTAURANT_VOICES.map((voice) => ({ value: voice as string, label: voice }));

/** All fields of either form, part by part; telephony and owner are for new restaurants only. */
export function RestaurantFormFields({ fields }: { readonly fields: ShownFields }) {
  return (
    <>
      <ProblemSummary fields={fields} />
      <Box sx={sheet.columns}>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <FieldGroup title={steps.restaurant.title}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, here to where it begins */}
            <TextField autoFocus fields={fields} field="name" />
            <TextField fields={fields} field="description" />
            <TextField fields={fields} field="address" />
            <Pair>
              <TextField fields={fields} field="phone" />
              <TextField fields={fields} field="email" />
            </Pair>
            <Pair>
              <TextField fields={fields} field="website" />
              <TextField fields={fields} field="tagline" />
            </Pair>
          </FieldGroup>
          {fields.has('telephonyPhoneId') && <Telephony fields={fields} />}
          {fields.has('ownerEmail') && <Owner fields={fields} />}
          <MenuAndVoice fields={fields} />
        </Box>
        <MissingParts fields={fields} />
      </Box>
    </>
  );
}

function Telephony({ fields }: { readonly fields: ShownFields }) {
  return (
    <FieldGroup title={steps.telephony.title} help="The number that the agent answers.">
      <Pair>
        <TextField fields={fields} field="telephonyPhoneId" />
        <TextField fields={fields} field="telephonyPhoneNumber" />
      </Pair>
      <AutoField fields={fields} field="assistantId" />
    </FieldGroup>
  );
}

function Owner({ fields }: { readonly fields: ShownFields }) {
  return (
    <FieldGroup
      title={steps.owner.title}
      help="The owner gets a sign-in of their own. You look after the restaurant as an admin."
    >
      <Pair>
        <TextField fields={fields} field="ownerEmail" />
        <TextField fields={fields} field="ownerPassword" />
      </Pair>
      <Pair>
        <TextField fields={fields} field="ownerFirstName" />
        <TextField fields={fields} field="ownerLastName" />
      </Pair>
    </FieldGroup>
  );
}

const MenuAndVoice = observer(function MenuAndVoice({ fields }: { readonly fields: ShownFields }) {
  return (
    <FieldGroup title={steps.menuAndVoice.title}>
      <MenuJsonField fields={fields} />
      <Box data-field="voiceId">
        <SelectField
          label={restaurantLabel.voiceId}
          value={fields.textOf('voiceId')}
          options={voices}
          error={fields.problemAt('voiceId')}
          onChoose={(voice) => fields.type('voiceId', voice)}
        />
      </Box>
      <AutoField fields={fields} field="firstMessage" />
      <TextField fields={fields} field="backgroundSound" />
    </FieldGroup>
  );
});

/** Two fields side by side, where there is room. */
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

import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { observer } from 'mobx-react-lite';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { FormText } from '../../forms/FormText.tsx';
import type { ItemForm } from '../MenuForm.ts';
import { AliasField } from './AliasField.tsx';
import { AvailabilityField } from './AvailabilityField.tsx';
import { DietaryField } from './DietaryField.tsx';

type Props = Pick<ItemForm, 'form'>;

/** An item's fields. Typing renders only the edited field again. */
export function ItemFields({ form }: Props) {
  return (
    <>
      <FormText fields={form.fields} part="name" label="Name" required />
      <FormText
        fields={form.fields}
        part="price"
        label="Price"
        required
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        startAdornment={<InputAdornment position="start">$</InputAdornment>}
        sx={{ width: 160, fontVariantNumeric: 'tabular-nums' }}
      />
      <FormText fields={form.fields} part="description" label="Description" required multiline minRows={2} />
      <AliasField fields={form.fields} part="aliases" />
      <DietaryField fields={form.fields} part="dietary" />
      <AvailabilityField fields={form.fields} part="availability" />
      <FormText fields={form.fields} part="imageUrl" label="Image URL" type="url" inputMode="url" />
      <Picture form={form} />
    </>
  );
}

/** Preview of the image, if its URL is valid. */
const Picture = observer(function Picture({ form }: Props) {
  const { value } = form.fields;
  const safe = value && httpUrl(value.imageUrl.trim());
  if (!safe) return null;
  return (
    <Box
      component="img"
      src={safe}
      alt="Image preview"
      loading="lazy"
      sx={{ maxWidth: 240, maxHeight: 160, borderRadius: '6px', border: 1, borderColor: 'divider' }}
    />
  );
});

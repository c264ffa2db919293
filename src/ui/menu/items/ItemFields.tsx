import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { observer } from 'mobx-react-lite';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { DraftText } from '../../forms/DraftText.tsx';
import type { ItemForm } from '../MenuForm.ts';
import { AliasField } from './AliasField.tsx';
import { AvailabilityField } from './AvailabilityField.tsx';
import { DietaryField } from './DietaryField.tsx';

type Props = Pick<ItemForm, 'draft'>;

/** An item's fields. Typing renders only the edited field again. */
export function ItemFields({ draft }: Props) {
  return (
    <>
      <DraftText draft={draft} part="name" label="Name" required />
      <DraftText
        draft={draft}
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
      <DraftText draft={draft} part="description" label="Description" required multiline minRows={2} />
      <AliasField draft={draft} part="aliases" />
      <DietaryField draft={draft} part="dietary" />
      <AvailabilityField draft={draft} part="availability" />
      <DraftText draft={draft} part="imageUrl" label="Image URL" type="url" inputMode="url" />
      <Picture draft={draft} />
    </>
  );
}

/** Preview of the image, if its URL is valid. */
const Picture = observer(function Picture({ draft: { value } }: Props) {
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

import { FormText } from '../../forms/FormText.tsx';
import type { ItemForm } from '../MenuForm.ts';
import { AliasField } from './AliasField.tsx';
import { AvailabilityField } from './AvailabilityField.tsx';
import { DietaryField } from './DietaryField.tsx';
import { ImageField } from './ImageField.tsx';
import { PriceField } from './PriceField.tsx';
import styles from './ItemFields.module.css';

type Props = Pick<ItemForm, 'form'>;

/** The fields of an item. Typing re-renders only the edited field. */
export function ItemFields({ form }: Props) {
  return (
    <>
      <div className={styles.nameAndPrice}>
        <FormText fields={form.fields} part="name" label="Name" required />
        <PriceField fields={form.fields} part="price" />
      </div>
      <FormText fields={form.fields} part="description" label="Description" required multiline minRows={2} />
      <AliasField fields={form.fields} part="aliases" />
      <ImageField fields={form.fields} part="imageUrl" />
      <DietaryField fields={form.fields} part="dietary" />
      <AvailabilityField fields={form.fields} part="availability" />
    </>
  );
}

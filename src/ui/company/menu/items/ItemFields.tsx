import { observer } from 'mobx-react-lite';
import type { ItemDraft, ItemField } from '#domain/menu/itemDraft.ts';
import type { Availability } from '#domain/menu/menu.ts';
import type { Draft } from '../../../kit/form/Draft.ts';
import { DraftText } from '../../../kit/form/DraftText.tsx';
import { SwitchField } from '../../../kit/form/SwitchField.tsx';
import { AliasField } from './AliasField.tsx';
import { DayToggles } from './DayToggles.tsx';
import { DietaryField } from './DietaryField.tsx';
import { Picture } from './Picture.tsx';
import { PriceField } from './PriceField.tsx';

interface Props {
  readonly draft: Draft<ItemDraft, ItemField>;
  /** What the draft shows. */
  readonly value: ItemDraft;
}

/** What is said of an item. With a letter that is typed, only the field that it is typed in is drawn again. */
export function ItemFields(props: Props) {
  const { draft } = props;
  return (
    <>
      <DraftText draft={draft} part="name" label="Name" required />
      <Price {...props} />
      <DraftText draft={draft} part="description" label="Description" required multiline minRows={2} />
      <Aliases {...props} />
      <DietaryTypes {...props} />
      <Available {...props} />
      <DraftText draft={draft} part="imageUrl" label="Image URL" type="url" inputMode="url" />
      <Preview {...props} />
    </>
  );
}

const Price = observer(function Price({ draft, value }: Props) {
  return (
    <PriceField
      value={value.price}
      error={draft.problemOf('price')}
      onType={(price) => draft.edit({ price })}
      onBlur={() => draft.touch('price')}
    />
  );
});

const Aliases = observer(function Aliases({ draft, value }: Props) {
  return <AliasField aliases={value.aliases} onChange={(aliases) => draft.edit({ aliases })} />;
});

const DietaryTypes = observer(function DietaryTypes({ draft, value }: Props) {
  return <DietaryField dietary={value.dietary} onChange={(dietary) => draft.edit({ dietary })} />;
});

const Available = observer(function Available({ draft, value: { availability } }: Props) {
  const change = (changes: Partial<Availability>) =>
    draft.edit({ availability: { ...availability, ...changes } });
  return (
    <>
      <SwitchField
        label="Available"
        on={availability.isAvailable}
        onChange={(isAvailable) => change({ isAvailable })}
      />
      <DayToggles days={availability.availableDays} onChange={(availableDays) => change({ availableDays })} />
    </>
  );
});

const Preview = observer(function Preview({ value }: Props) {
  return <Picture url={value.imageUrl} />;
});

import { observer } from 'mobx-react-lite';
import type { Item } from '#domain/menu/menu.ts';
import { useReadOnly } from '../../../kit/form/readOnly.ts';
import { dietaryText, dollars, menuText } from '../../../texts/menuText.ts';
import type { MenuViewModel } from '../MenuViewModel.ts';
import { RowMenu, type RowAction } from '../RowMenu.tsx';

interface Props {
  readonly vm: MenuViewModel;
  readonly item: Item;
  readonly categoryId: string;
  /** Told where it is not clear from the place of the item. */
  readonly categoryName?: string;
  /** The ways to move it, where it can be moved. */
  readonly moves?: () => readonly RowAction[];
}

/** One item: what it is, what it costs, and a press to mark it as unavailable. Drawn again only when it changes. */
export const ItemRow = observer(function ItemRow({ vm, item, categoryId, categoryName, moves }: Props) {
  const readOnly = useReadOnly();
  const { name, dietary, price, availability } = item;
  const { isAvailable } = availability;
  return (
    <div className="item">
      <div className="title">
        <div className="name">{name}</div>
        {dietary.length > 0 && (
          <ul className="marks" aria-label="Dietary">
            {dietary.map((mark) => (
              <li key={mark.type}>{dietaryText(mark)}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="also">{besides(item, categoryName)}</div>
      <div className="price" data-none={price === 0 || undefined}>
        {dollars(price)}
      </div>
      <label className="switch" data-off={!isAvailable || undefined}>
        <input
          type="checkbox"
          role="switch"
          aria-label={`${name} available`}
          aria-busy={vm.availability.isSwitching(item.id)}
          checked={isAvailable}
          aria-checked={isAvailable}
          disabled={readOnly}
          onChange={() => vm.switchAvailability(categoryId, item)}
        />
        <span aria-hidden>{isAvailable ? 'Available' : 'Unavailable'}</span>
      </label>
      {!readOnly && (
        <RowMenu
          of={name}
          actions={() => [
            { label: 'Edit', onChoose: () => vm.openItem(categoryId, item) },
            ...(moves?.() ?? []),
            { label: 'Delete', onChoose: () => vm.askRemoval(categoryId, item) },
          ]}
        />
      )}
    </div>
  );
});

/** In one line what else is known of it: how callers call it comes before what it is. */
const besides = ({ aliases, description }: Item, categoryName: string | undefined) =>
  [categoryName, aliases.length > 0 ? menuText.also(aliases) : '', description].filter(Boolean).join(' · ');

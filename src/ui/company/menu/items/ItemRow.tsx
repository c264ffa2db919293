import Delete from '@mui/icons-material/DeleteOutlineOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { observer } from 'mobx-react-lite';
import type { Dietary, Item } from '#domain/menu/menu.ts';
import { useReadOnly } from '../../../kit/form/readOnly.ts';
import { dollars } from '../../../texts/menuText.ts';
import type { MenuViewModel } from '../MenuViewModel.ts';

interface Props {
  readonly vm: MenuViewModel;
  readonly item: Item;
  readonly categoryId: string;
  /** Told where it is not clear from the place of the item. */
  readonly categoryName?: string;
}

/** One item: what it is, what it costs, and a press to mark it as unavailable. Drawn again only when it changes. */
export const ItemRow = observer(function ItemRow({ vm, item, categoryId, categoryName }: Props) {
  const readOnly = useReadOnly();
  const { name, description, dietary, price } = item;
  return (
    <div className="item">
      <div className="about">
        <div className="name">{name}</div>
        <div className="description">{categoryName ? `${categoryName}. ${description}` : description}</div>
        {dietary.length > 0 && <Marks dietary={dietary} />}
      </div>
      <div className="price" data-none={price === 0 || undefined}>
        {dollars(price)}
      </div>
      <div className="controls">
        <AvailabilitySwitch vm={vm} item={item} categoryId={categoryId} />
        {!readOnly && (
          <div className="actions">
            <button
              type="button"
              className="icon"
              aria-label={`Edit ${name}`}
              onClick={() => vm.openItem(categoryId, item)}
            >
              <Edit fontSize="small" />
            </button>
            <button
              type="button"
              className="icon"
              aria-label={`Delete ${name}`}
              onClick={() => vm.askRemoval(categoryId, item)}
            >
              <Delete fontSize="small" />
            </button>
          </div>
        )}
      </div>
    </div>
  );
});

function Marks({ dietary }: { readonly dietary: readonly Dietary[] }) {
  return (
    <ul className="marks" aria-label="Dietary">
      {dietary.map(({ type, level }) => (
        <li key={type}>{level ? `${type} (${level})` : type}</li>
      ))}
    </ul>
  );
}

const AvailabilitySwitch = observer(function AvailabilitySwitch({
  vm,
  item,
  categoryId,
}: Pick<Props, 'vm' | 'item' | 'categoryId'>) {
  const readOnly = useReadOnly();
  const { isAvailable } = item.availability;
  return (
    <label className="switch" data-off={!isAvailable || undefined}>
      <input
        type="checkbox"
        role="switch"
        aria-label={`${item.name} available`}
        aria-busy={vm.availability.isSwitching(item.id)}
        checked={isAvailable}
        aria-checked={isAvailable}
        disabled={readOnly}
        onChange={() => vm.switchAvailability(categoryId, item)}
      />
      <span aria-hidden>{isAvailable ? 'Available' : 'Unavailable'}</span>
    </label>
  );
});

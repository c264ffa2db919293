import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import type { Item } from '#domain/menu/menu.ts';
import { PendingChangesViewModel } from '../../deployments/PendingChangesViewModel.ts';
import { useReadOnly } from '../../forms/readOnly.ts';
import controls from '../../kit/controls/controls.module.css';
import { useSharedViewModel } from '../../kit/state/useViewModel.ts';
import words from '../../kit/text/words.module.css';
import { deployOfferText } from '../../texts/deploymentText.ts';
import { daysText, dietaryText, priceWithDollarSign, menuText } from '../../texts/menuText.ts';
import type { MenuViewModel } from '../MenuViewModel.ts';
import rowStyles from '../menuRows.module.css';
import { RowActions, type RowAction } from '../RowActions.tsx';
import styles from './ItemRow.module.css';
import { Thumbnail } from './Thumbnail.tsx';

interface Props {
  readonly vm: MenuViewModel;
  readonly item: Item;
  readonly categoryId: string;
  /** The category's name, for search results. */
  readonly categoryName: string | undefined;
  readonly moves: (() => readonly RowAction[]) | undefined;
}

/** The row of an item, with name, price, and availability switch. Re-renders only when its item changes. */
export const ItemRow = observer(function ItemRow({ vm, item, categoryId, categoryName, moves }: Props) {
  const readOnly = useReadOnly();
  const { name, dietary, price, availability } = item;
  const { isAvailable } = availability;
  const days = daysText(availability.availableDays);
  const nameText = (
    <span data-name className={clsx(rowStyles.name, words.twoLines, styles.name)} dir="auto">
      {name}
    </span>
  );
  return (
    <>
      <SelectableThumbnail vm={vm} item={item} />
      <div className={styles.item}>
        <div className={styles.title}>
          {readOnly ? (
            nameText
          ) : (
            <button
              type="button"
              className={styles.edit}
              aria-haspopup="dialog"
              onClick={() => vm.openItem(categoryId, item)}
            >
              {nameText}
            </button>
          )}
          {dietary.length > 0 && <DietaryMarks dietary={dietary} />}
        </div>
        <DetailsLine item={item} days={days} categoryName={categoryName} />
        <div className={styles.price} data-unpriced={price === 0 || undefined}>
          {priceWithDollarSign(price)}
        </div>
        <label className={styles.switch} data-off={!isAvailable || undefined}>
          <input
            type="checkbox"
            role="switch"
            className={controls.switch}
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
          <RowActions
            className={styles.more}
            of={name}
            actions={() => [
              { label: 'Edit', onChoose: () => vm.openItem(categoryId, item) },
              ...(moves?.() ?? []),
              { label: 'Delete', onChoose: () => vm.askRemoval(categoryId, item) },
            ]}
          />
        )}
      </div>
    </>
  );
});

/** An item's image, with a checkbox that selects the item. Shift+click selects a range. */
const SelectableThumbnail = observer(function SelectableThumbnail({ vm, item }: Pick<Props, 'vm' | 'item'>) {
  const image = <Thumbnail name={item.name} imageUrl={item.imageUrl} broken={vm.view.brokenImages} />;
  if (useReadOnly()) return <span className={styles.selector}>{image}</span>;
  return (
    <label className={styles.selector}>
      <input
        type="checkbox"
        className={rowStyles.checkbox}
        aria-label={`Select ${item.name}`}
        checked={vm.selection.has(item.id)}
        onChange={({ nativeEvent }) =>
          vm.toggleSelected(item.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      {image}
    </label>
  );
});

interface DetailsLineProps {
  readonly item: Item;
  readonly days: string;
  readonly categoryName: string | undefined;
}

/** One line of details. Starts with "Not live yet" if the item has changes to deploy. */
const DetailsLine = observer(function DetailsLine({ item, days, categoryName }: DetailsLineProps) {
  const isLive = !useSharedViewModel(PendingChangesViewModel).notLiveItems.has(item.id);
  const details = detailsText(item, days, categoryName);
  return (
    <div
      className={clsx(words.oneLine, styles.details)}
      dir="auto"
      data-important={days !== '' || !isLive || undefined}
    >
      {!isLive && <span className={styles.notLive}>{deployOfferText.mark}</span>}
      {details && <span>{isLive ? details : ` · ${details}`}</span>}
    </div>
  );
});

/**
 * As many dietary marks as fit, and the number of further marks. Hovering shows all marks, and screen readers
 * read them.
 */
function DietaryMarks({ dietary }: Pick<Item, 'dietary'>) {
  const marks = dietary.map(dietaryText);
  return (
    <ul className={styles.marks} aria-label="Dietary" title={marks.join(', ')} data-rest={marks.length}>
      {marks.map((mark, index) => (
        <li key={dietary[index]?.type} dir="auto" data-rest={marks.length - 1 - index || undefined}>
          {mark}
        </li>
      ))}
    </ul>
  );
}

/** Returns the details in one line: the days and aliases, then the description. */
const detailsText = ({ aliases, description }: Item, days: string, categoryName: string | undefined) =>
  [days, categoryName, aliases.length > 0 ? menuText.also(aliases) : '', description]
    .filter(Boolean)
    .join(' · ');

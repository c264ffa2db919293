import { useCallback } from 'react';
import type { Category } from '#domain/menu/menu.ts';
import type { Found } from '#domain/menu/searchMenu.ts';
import { ItemRow } from './ItemRow.tsx';
import type { MenuViewModel } from '../MenuViewModel.ts';
import { SortableRow } from '../sorting/SortableRow.tsx';
import { Sorting } from '../sorting/Sorting.tsx';
import { useItemWindow } from './useItemWindow.ts';

interface Props {
  readonly vm: MenuViewModel;
  /** In their order. */
  readonly listed: readonly Found[];
  /** Changes when other things are listed, which are shown from the first on. */
  readonly what: unknown;
  /** The category whose items they are, to be moved in it; none for items of many categories. */
  readonly category: Category | undefined;
}

/** Items in a scroll region, of which those in view are in the page. It stays while what it lists becomes other things. */
export function ItemList({ vm, listed, what, category }: Props) {
  const count = listed.length;
  const keyOf = useCallback((index: number) => listed[index]?.item.id ?? String(index), [listed]);
  const { frame, rows, rest, measure } = useItemWindow({ count, keyOf, what });
  const list = (
    <ul style={{ paddingBottom: rest }}>
      {rows.map(({ index, gap }) => {
        const hit = listed[index];
        return (
          hit && (
            <li
              key={hit.item.id}
              ref={measure}
              className="place"
              data-index={index}
              aria-setsize={count}
              aria-posinset={index + 1}
              style={{ marginTop: gap }}
            >
              {category ? (
                <SortableRow vm={vm} item={hit.item} categoryId={category.id} place={index} count={count} />
              ) : (
                <div className="row">
                  <ItemRow
                    vm={vm}
                    item={hit.item}
                    categoryId={hit.category.id}
                    categoryName={hit.category.name}
                  />
                </div>
              )}
            </li>
          )
        );
      })}
    </ul>
  );
  return (
    <div
      {...frame}
      className="items"
      role="group"
      aria-label={category ? `Items of ${category.name}` : 'Items found'}
    >
      {category ? (
        <Sorting
          things={category.items}
          onMove={(id, to) => {
            const item = category.items.find((one) => one.id === id);
            if (item) vm.moveItem(category.id, item, to);
          }}
        >
          {list}
        </Sorting>
      ) : (
        list
      )}
    </div>
  );
}

import Box from '@mui/material/Box';
import { useCallback } from 'react';
import type { Found } from '#domain/menu/searchMenu.ts';
import { ItemRow } from './ItemRow.tsx';
import type { MenuViewModel } from './MenuViewModel.ts';
import { itemList } from './paneStyles.ts';
import { useItemWindow } from './useItemWindow.ts';

interface Props {
  readonly vm: MenuViewModel;
  readonly found: readonly Found[];
}

/** What a search has found, in the order of the menu, each with the name of its category. */
export function FoundItems({ vm, found }: Props) {
  const keyOf = useCallback((index: number) => found[index]?.item.id ?? String(index), [found]);
  const { frame, rows, measure, height } = useItemWindow(found.length, keyOf);
  return (
    <Box {...frame} role="group" aria-label="Items found" sx={itemList}>
      <ul style={{ height }}>
        {rows.map(({ index, key, start }) => {
          const hit = found[index];
          return (
            hit && (
              <li
                key={key}
                ref={measure}
                className="place"
                data-index={index}
                aria-setsize={found.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <div className="row">
                  <ItemRow
                    vm={vm}
                    item={hit.item}
                    categoryId={hit.category.id}
                    categoryName={hit.category.name}
                  />
                </div>
              </li>
            )
          );
        })}
      </ul>
    </Box>
  );
}

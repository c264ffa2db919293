import { useId } from 'react';
import type { OrderedItem } from '#domain/menu/orderedNames.ts';
import { DataTable } from '../../kit/lists/DataTable.tsx';
import tables from '../../kit/lists/tables.module.css';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Heading } from '../../kit/text/Heading.tsx';
import { askedForText } from '../../texts/askedForText.ts';
import { formatNumber } from '../../texts/numbers.ts';

const MAX_ITEMS = 10;

interface Props {
  readonly items: readonly OrderedItem[];
  /** For each item id, the number of calls in which the caller named the item. Undefined until loaded. */
  readonly calls: ReadonlyMap<string, number> | undefined;
}

export function MostOrdered({ items, calls }: Props) {
  const { most, portions, orders, calls: named } = askedForText;
  const id = useId();
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <Heading level={3} id={id}>
        {most}
      </Heading>
      <DataTable caption={most} columns={['Item', portions, orders, named]} className={tables.numericTable}>
        <tbody>
          {items.slice(0, MAX_ITEMS).map(({ item, ...ordered }) => (
            <tr key={item.id}>
              <th scope="row" dir="auto">
                {item.name}
              </th>
              <td>{formatNumber(ordered.portions)}</td>
              <td>{formatNumber(ordered.orders)}</td>
              <td>{calls && formatNumber(calls.get(item.id) ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Stack>
  );
}

import { countWithNoun } from './numbers.ts';

/** Texts of the section about what callers asked for. */
export const askedForText = {
  title: 'What callers asked for',
  loading: 'Loading orders',
  noneOrdered: 'No orders yet. What callers order will show up here.',
  unknown: 'Not on your menu',
  unknownHelp:
    'These names are in your orders, but they match no item or alias on your menu. Add each name as an alias so the agent knows which item callers mean.',
  noneUnknown: 'Every name in your orders matches an item or alias on your menu.',
  counted: (count: number) => `in ${countWithNoun(count, 'order')}`,
  addTo: (item: string) => `Add alias to ${item}`,
  other: 'Choose another item',
  choose: 'Choose item',
  /** Label of a button for one name. */
  forName: (action: string, name: string) => `${action}: ${name}`,
  itemPickerLabel: (name: string) => `Item that callers mean by ${name}`,
  noMatch: 'No matching items',
  added: (name: string, item: string) => `Added ${name} to the aliases of ${item}`,
  ignore: 'Ignore',
  ignored: (count: number) => `${countWithNoun(count, 'name')} ignored in this browser.`,
  showIgnored: 'Show ignored names',
  most: 'Most ordered',
  portions: 'Quantity',
  orders: 'Orders',
  calls: 'Calls',
  callsUnknown: "Couldn't check the calls.",
  /** Says which orders the numbers are based on. */
  basis: (orders: number, unreadable: number) =>
    [
      `Based on your ${countWithNoun(orders, 'order')}.`,
      unreadable > 0 &&
        `${countWithNoun(unreadable, 'order')} couldn't be counted, because no line begins with a quantity.`,
      'A call counts for an item if the caller says its name or one of its aliases.',
    ]
      .filter(Boolean)
      .join(' '),
};

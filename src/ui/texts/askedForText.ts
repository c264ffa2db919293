import { countWithNoun } from './numbers.ts';

/** Texts about what callers asked for. */
export const askedForText = {
  title: 'What callers asked for',
  loading: 'Loading orders',
  noneOrdered: 'No orders yet. What callers order will show up here.',
  unknown: 'Not on your menu',
  unknownHelp: 'Names in orders that no item has as a name or alias. Add an alias, so the agent knows them.',
  noneUnknown: 'Your menu has every name in your orders.',
  counted: (count: number) => `in ${countWithNoun(count, 'order')}`,
  addTo: (item: string) => `Add alias to ${item}`,
  other: 'Other item',
  choose: 'Choose item',
  /** Labels a control of a name. */
  forName: (action: string, name: string) => `${action}: ${name}`,
  meant: (name: string) => `Item that ${name} means`,
  noMatch: 'No matching items',
  added: (name: string, item: string) => `Added ${name} to the aliases of ${item}`,
  ignore: 'Ignore',
  ignored: (count: number) => `${countWithNoun(count, 'name')} ignored in this browser.`,
  showIgnored: 'Show again',
  most: 'Most ordered',
  portions: 'Ordered',
  orders: 'Orders',
  calls: 'Calls',
  callsUnknown: "Couldn't check the calls.",
  /** What the numbers are based on. */
  basis: (orders: number, unreadable: number) =>
    [
      `From the ${countWithNoun(orders, 'order')} listed.`,
      unreadable > 0 &&
        `${countWithNoun(unreadable, 'order')} couldn't be read, because no line begins with a quantity.`,
      'Calls are those in which the caller says the name or an alias. Other words of callers are not guessed.',
    ]
      .filter(Boolean)
      .join(' '),
};

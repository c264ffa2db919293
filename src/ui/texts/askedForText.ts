import { countWithNoun } from './numbers.ts';

/** Texts of the section about what callers asked for. */
export const askedForText = {
  title: 'What callers asked for',
  loading: 'Loading orders',
  noneOrdered: 'No orders yet. What callers order will show up here.',
  unknown: 'Not on your menu',
  unknownHelp:
    'Your orders have these names, but no item or alias matches them. Add an alias so the agent knows what callers mean.',
  noneUnknown: 'Your menu has every name in your orders.',
  counted: (count: number) => `in ${countWithNoun(count, 'order')}`,
  addTo: (item: string) => `Add alias to ${item}`,
  other: 'Other item',
  choose: 'Choose item',
  /** Label of a button for one name. */
  forName: (action: string, name: string) => `${action}: ${name}`,
  meant: (name: string) => `Item that ${name} means`,
  noMatch: 'No matching items',
  added: (name: string, item: string) => `Added ${name} to the aliases of ${item}`,
  ignore: 'Ignore',
  ignored: (count: number) => `${countWithNoun(count, 'name')} ignored in this browser.`,
  showIgnored: 'Show again',
  most: 'Most ordered',
  portions: 'Ordered',
  orders: 'In orders',
  calls: 'In calls',
  callsUnknown: "Couldn't check the calls.",
  /** Says which orders the numbers are based on. */
  basis: (orders: number, unreadable: number) =>
    [
      `From the ${countWithNoun(orders, 'order')} listed.`,
      unreadable > 0 &&
        `${countWithNoun(unreadable, 'order')} couldn't be read, because no line begins with a quantity.`,
      'Calls count if the caller says the name or an alias. Other words in calls are not guessed.',
    ]
      .filter(Boolean)
      .join(' '),
};

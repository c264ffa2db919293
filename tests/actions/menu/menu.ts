import { action, type Action } from '../action.ts';
import { categories } from './categories.ts';
import { files } from './files.ts';
import { items } from './items.ts';
import { open, shared } from './menuScene.ts';
import { sorting } from './sorting.ts';

/** The menu as a whole. */
export const menu: readonly Action[] = [
  action({
    ...shared,
    id: 'see-menu',
    title: 'View the menu',
    purpose: 'An owner or admin views the menu that the agent sells from.',
    run: open,
  }),
  action({
    ...shared,
    id: 'search-menu',
    title: 'Search the menu',
    purpose: 'An owner or admin finds an item in a long menu.',
    open,
    run: (vm) => vm.view.search('pizza'),
  }),
  ...categories,
  ...items,
  ...sorting,
  ...files,
];

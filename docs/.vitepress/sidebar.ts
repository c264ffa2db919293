import type { DefaultTheme } from 'vitepress';
import { contents, standingPages, type Entry } from '../generator/contents.ts';

/** The handbook's contents, shown next to each page. */
export function sidebar(): DefaultTheme.SidebarItem[] {
  return contents(standingPages()).map(itemOf);
}

function itemOf({ title, file, pages }: Entry): DefaultTheme.SidebarItem {
  const link = `/${file.replace(/README\.md$/, '').replace(/\.md$/, '.html')}`;
  return pages.length === 0
    ? { text: title, link }
    : { text: title, link, collapsed: true, items: pages.map(itemOf) };
}

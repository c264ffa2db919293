import { makeAutoObservable, observableRef } from 'mobx';
import type { Category, Menu } from '#domain/menu/menu.ts';
import { menuProblems, type Finding, type FindingKind } from '#domain/menu/menuProblems.ts';
import {
  indexMenu,
  searchMenu,
  type MenuSearchResult,
  type MenuIndex,
  type MenuSearch,
} from '#domain/menu/searchMenu.ts';
import { comparable } from '#domain/shared/comparable.ts';

/** A search in all categories. */
export interface MenuLocation extends MenuSearch {
  /** Limits the search to items with this finding. */
  readonly finding: FindingKind | undefined;
}

/** A category or item to highlight, and the part of the item's row to focus. */
interface Landing {
  readonly id: string;
  readonly on: 'row' | 'switch';
}

const HIGHLIGHT_MS = 4000;

/** The visible part of a menu: one category, or search results from all categories. */
export class VisibleMenuPart {
  text = '';
  unavailableOnly = false;
  finding: FindingKind | undefined;
  /** The category or item to highlight: just added, restored, or opened by a link. */
  landing: Landing | undefined;
  /** URLs of images that failed to load. Rows that scroll back into view don't request them again. */
  readonly brokenImages = new Set<string>();
  private chosenId: string | undefined;

  #marked: ReturnType<typeof setTimeout> | undefined;
  readonly #menu: () => Menu | undefined;

  constructor(menu: () => Menu | undefined) {
    this.#menu = menu;
    // rendering calls `find`, so it must not be a MobX action
    makeAutoObservable(
      this,
      { find: false, brokenImages: false, landing: observableRef },
      { autoBind: true },
    );
  }

  /** The open category. By default, and once the selected category is deleted, the first one. */
  get category(): Category | undefined {
    const categories = this.#menu()?.categories;
    return categories?.find(({ id }) => id === this.chosenId) ?? categories?.[0];
  }

  /** Id of the open category. Undefined during a search. */
  get openId(): string | undefined {
    return this.wanted ? undefined : this.category?.id;
  }

  /** Opens a category and clears the search. */
  open(categoryId: string): void {
    this.chosenId = categoryId;
    this.clear();
  }

  /** Opens a category and highlights an added or restored item. */
  show(categoryId: string, id: string): void {
    this.open(categoryId);
    this.land({ id, on: 'row' });
  }

  /** Searches for a name and highlights the item that has exactly this name. */
  goTo(name: string): void {
    this.search(name);
    const found = this.listed.find(({ item }) => comparable(item.name) === comparable(name));
    if (found) this.land({ id: found.item.id, on: 'row' });
  }

  /** Moves focus from the search to the availability switch of the first match. */
  focusFirstItem(): void {
    const [first] = this.listed;
    if (first) this.land({ id: first.item.id, on: 'switch' });
  }

  private land(landing: Landing): void {
    this.landing = landing;
    clearTimeout(this.#marked);
    this.#marked = setTimeout(this.unmark, HIGHLIGHT_MS);
  }

  private unmark(): void {
    this.landing = undefined;
  }

  search(text: string): void {
    this.text = text;
    // the search field keeps focus
    this.unmark();
  }

  setUnavailableOnly(only: boolean): void {
    this.unavailableOnly = only;
  }

  /** Shows the items of a finding. If the items are already shown, clears the finding. */
  toggleFinding(kind: FindingKind): void {
    this.finding = this.finding === kind ? undefined : kind;
  }

  /** Clears the search and filters. */
  clear(): void {
    this.text = '';
    this.unavailableOnly = false;
    this.finding = undefined;
  }

  /** The current search. Undefined if there is none. */
  get wanted(): MenuLocation | undefined {
    const { text, unavailableOnly, finding } = this;
    const isSearching = text.trim() !== '' || unavailableOnly || finding !== undefined;
    return isSearching ? { text, unavailableOnly, finding } : undefined;
  }

  get findings(): readonly Finding[] {
    const menu = this.#menu();
    return menu ? menuProblems(menu) : [];
  }

  /** The listed items: those of the open category, or the search results. */
  get listed(): readonly MenuSearchResult[] {
    const { wanted, category } = this;
    if (wanted) return this.find(wanted);
    return category ? category.items.map((item) => ({ item, category })) : [];
  }

  /** Returns the items of all categories that match a search. */
  find(wanted: MenuLocation): readonly MenuSearchResult[] {
    const found = searchMenu(this.index, wanted);
    const { finding } = wanted;
    if (finding === undefined) return found;
    const about = new Set(this.findings.find(({ kind }) => kind === finding)?.items);
    return found.filter(({ item }) => about.has(item));
  }

  private get index(): MenuIndex {
    const menu = this.#menu();
    return menu ? indexMenu(menu) : [];
  }
}

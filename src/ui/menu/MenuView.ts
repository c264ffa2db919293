import { makeAutoObservable, observableRef } from 'mobx';
import type { Category, Menu } from '#domain/menu/menu.ts';
import { menuFindings, type Finding, type FindingKind } from '#domain/menu/menuFindings.ts';
import {
  indexMenu,
  searchMenu,
  type MenuSearchResult,
  type MenuIndex,
  type MenuSearch,
} from '#domain/menu/searchMenu.ts';
import { comparable } from '#domain/shared/comparable.ts';

/** A search over all categories. */
export interface MenuLocation extends MenuSearch {
  /** Only items with this finding. */
  readonly finding: FindingKind | undefined;
}

/** A category or item to highlight, and the part of an item's row that receives focus. */
interface Landing {
  readonly id: string;
  readonly on: 'row' | 'switch';
}

const HIGHLIGHT_MS = 4000;

/** What part of a menu is shown: one category, or search results from all of them. */
export class MenuView {
  text = '';
  unavailableOnly = false;
  finding: FindingKind | undefined;
  /** What is highlighted after it was added, restored, or looked for. */
  landing: Landing | undefined;
  /** Images that could not be loaded. Rows that come back into view don't request them again. */
  readonly brokenImages = new Set<string>();
  private chosenId: string | undefined;

  #marked: ReturnType<typeof setTimeout> | undefined;
  readonly #menu: () => Menu | undefined;

  constructor(menu: () => Menu | undefined) {
    this.#menu = menu;
    // called while rendering, so not an action
    makeAutoObservable(
      this,
      { find: false, brokenImages: false, landing: observableRef },
      { autoBind: true },
    );
  }

  /** The open category: the first one until another is selected, or after it was deleted. */
  get category(): Category | undefined {
    const categories = this.#menu()?.categories;
    return categories?.find(({ id }) => id === this.chosenId) ?? categories?.[0];
  }

  /** Id of the open category. Absent during a search. */
  get openId(): string | undefined {
    return this.wanted ? undefined : this.category?.id;
  }

  /** Opens a category and ends a search. */
  open(categoryId: string): void {
    this.chosenId = categoryId;
    this.clear();
  }

  /** Shows and highlights an added or restored item in its category. */
  show(categoryId: string, id: string): void {
    this.open(categoryId);
    this.land({ id, on: 'row' });
  }

  /** Searches for a name, and lands on the item that has it. */
  goTo(name: string): void {
    this.search(name);
    const found = this.listed.find(({ item }) => comparable(item.name) === comparable(name));
    if (found) this.land({ id: found.item.id, on: 'row' });
  }

  /** Moves focus from the search to the availability switch of the first item found. */
  enterList(): void {
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
    // keeps focus in the search
    this.unmark();
  }

  setUnavailableOnly(only: boolean): void {
    this.unavailableOnly = only;
  }

  /** Shows a finding's items, or everything if it is already active. */
  toggleFinding(kind: FindingKind): void {
    this.finding = this.finding === kind ? undefined : kind;
  }

  /** Ends a search. */
  clear(): void {
    this.text = '';
    this.unavailableOnly = false;
    this.finding = undefined;
  }

  /** The current search, if any. */
  get wanted(): MenuLocation | undefined {
    const { text, unavailableOnly, finding } = this;
    const isSearching = text.trim() !== '' || unavailableOnly || finding !== undefined;
    return isSearching ? { text, unavailableOnly, finding } : undefined;
  }

  get findings(): readonly Finding[] {
    const menu = this.#menu();
    return menu ? menuFindings(menu) : [];
  }

  /** What is listed: the open category's items, or the search results. */
  get listed(): readonly MenuSearchResult[] {
    const { wanted, category } = this;
    if (wanted) return this.find(wanted);
    return category ? category.items.map((item) => ({ item, category })) : [];
  }

  /** Returns the matching items of all categories. */
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

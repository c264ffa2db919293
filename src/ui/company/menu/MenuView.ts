import { makeAutoObservable } from 'mobx';
import type { Category, Menu } from '#domain/menu/menu.ts';
import { menuFindings, type Finding, type FindingKind } from '#domain/menu/menuFindings.ts';
import {
  indexMenu,
  searchMenu,
  type MenuSearchResult,
  type MenuIndex,
  type MenuSearch,
} from '#domain/menu/searchMenu.ts';

/** What is looked for in all categories. */
export interface MenuLocation extends MenuSearch {
  /** Only the items that this finding is about. */
  readonly finding: FindingKind | undefined;
}

const HIGHLIGHT_MS = 4000;

/** What of a menu is looked at: one category, or what was searched for in all of them. */
export class MenuView {
  text = '';
  unavailableOnly = false;
  finding: FindingKind | undefined;
  /** The id of the category or item that was added just now, for as long as it is marked. */
  added: string | undefined;
  private chosenId: string | undefined;

  #marked: ReturnType<typeof setTimeout> | undefined;
  readonly #menu: () => Menu | undefined;

  constructor(menu: () => Menu | undefined) {
    this.#menu = menu;
    // found by whoever shows it, so no action
    makeAutoObservable(this, { find: false }, { autoBind: true });
  }

  /** The category that is open; the first one until another is chosen, and once that is gone. */
  get category(): Category | undefined {
    const categories = this.#menu()?.categories;
    return categories?.find(({ id }) => id === this.chosenId) ?? categories?.[0];
  }

  /** The category that is looked at; none while something is searched for in all of them. */
  get openId(): string | undefined {
    return this.wanted ? undefined : this.category?.id;
  }

  /** Opens a category, and ends a search. */
  open(categoryId: string): void {
    this.chosenId = categoryId;
    this.clear();
  }

  /** Shows what was added, in its category, and marks it for a moment. */
  showAdded(categoryId: string, id: string): void {
    this.open(categoryId);
    this.added = id;
    clearTimeout(this.#marked);
    this.#marked = setTimeout(this.unmark, HIGHLIGHT_MS);
  }

  private unmark(): void {
    this.added = undefined;
  }

  search(text: string): void {
    this.text = text;
  }

  setUnavailableOnly(only: boolean): void {
    this.unavailableOnly = only;
  }

  /** Shows what a finding is about; asked for once more, everything again. */
  toggleFinding(kind: FindingKind): void {
    this.finding = this.finding === kind ? undefined : kind;
  }

  /** Ends a search. */
  clear(): void {
    this.text = '';
    this.unavailableOnly = false;
    this.finding = undefined;
  }

  /** What is searched for; nothing while one category is looked at. */
  get wanted(): MenuLocation | undefined {
    const { text, unavailableOnly, finding } = this;
    const isSearching = text.trim() !== '' || unavailableOnly || finding !== undefined;
    return isSearching ? { text, unavailableOnly, finding } : undefined;
  }

  get findings(): readonly Finding[] {
    const menu = this.#menu();
    return menu ? menuFindings(menu) : [];
  }

  /** The items of all categories that are what is wanted. */
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

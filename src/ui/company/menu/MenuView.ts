import { makeAutoObservable } from 'mobx';
import type { Category, Menu } from '#domain/menu/menu.ts';
import { menuFindings, type Finding, type FindingKind } from '#domain/menu/menuFindings.ts';
import { searchMenu, type Found } from '#domain/menu/searchMenu.ts';

/** What of a menu is looked at: one category, or what was searched for in all of them. */
export class MenuView {
  text = '';
  unavailableOnly = false;
  /** Only the items that this finding is about. */
  finding: FindingKind | undefined;
  private chosenId: string | undefined;

  constructor(private readonly menu: () => Menu | undefined) {
    makeAutoObservable<this, 'menu'>(this, { menu: false }, { autoBind: true });
  }

  /** The category that is open; the first one until another is chosen, and once that is gone. */
  get category(): Category | undefined {
    const categories = this.menu()?.categories;
    return categories?.find(({ id }) => id === this.chosenId) ?? categories?.[0];
  }

  /** Opens a category, and ends a search. */
  open(categoryId: string): void {
    this.chosenId = categoryId;
    this.clear();
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

  get isSearching(): boolean {
    return this.text.trim() !== '' || this.unavailableOnly || this.finding !== undefined;
  }

  get findings(): readonly Finding[] {
    const menu = this.menu();
    return menu ? menuFindings(menu) : [];
  }

  /** What a search has found in all categories. */
  get found(): readonly Found[] {
    const menu = this.menu();
    if (!menu) return [];
    const found = searchMenu(menu, this);
    const { about } = this;
    return about ? found.filter(({ item }) => about.has(item)) : found;
  }

  /** The items of the finding that is looked at. */
  private get about(): ReadonlySet<unknown> | undefined {
    if (this.finding === undefined) return undefined;
    return new Set(this.findings.find(({ kind }) => kind === this.finding)?.items);
  }
}

import { action, makeAutoObservable, observable, observableRef } from 'mobx';
import { Companies } from '#application/companies/Companies.ts';
import type { CompanySummary } from '#domain/companies/company.ts';
import { Loadable } from '../kit/state/Loadable.ts';
import type { RestaurantNameLinkState } from '../navigation/cachedRestaurantName.ts';
import type { NavItemId } from '../navigation/navItems.ts';

/** Groups of entries, in display order. */
const GROUPS = ['Pages', 'Restaurants', 'Menu', 'Phone numbers', 'Orders', 'Search'] as const;

/** An entry of the palette, which leads to a page. */
export interface PaletteEntry {
  readonly group: (typeof GROUPS)[number];
  readonly label: string;
  /** The phone number as stored, which matches typed numbers in any format. */
  readonly number?: string;
  /** The section of the restaurant, whose keywords also match. */
  readonly place?: NavItemId;
  readonly address: string;
  readonly state?: RestaurantNameLinkState;
}

export const groupEntries = (one: PaletteEntry, other: PaletteEntry) =>
  GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group);

type Source = () => readonly PaletteEntry[];

/** The palette's entries: the user's restaurants, and everything that open pages have loaded. */
export class PaletteViewModel {
  static readonly needs = [Companies] as const;
  isOpen = false;
  restaurants = new Loadable<readonly CompanySummary[]>();
  private readonly sources = observable.set<Source>([], { deep: false });

  constructor(private readonly companies: Companies) {
    makeAutoObservable(this, { restaurants: observableRef }, { autoBind: true });
  }

  /** Adds a page's entries while the page is open. Returns a function that removes them. */
  offer(source: Source): () => void {
    this.sources.add(source);
    return action(() => this.sources.delete(source));
  }

  get entries(): readonly PaletteEntry[] {
    return [...this.sources].flatMap((source) => source());
  }

  open(): void {
    this.isOpen = true;
    // the previous list stays until the reload ends
    if (this.restaurants.value) this.restaurants.refresh();
    else void this.restaurants.load((signal) => this.companies.list(signal));
  }

  close(): void {
    this.isOpen = false;
    this.restaurants.stop();
  }

  /** Clears all entries, because another user may sign in. */
  forget(): void {
    this.close();
    this.restaurants = new Loadable();
  }
}

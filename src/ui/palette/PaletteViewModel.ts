import { action, makeAutoObservable, observable, observableRef } from 'mobx';
import { Companies } from '#application/companies/Companies.ts';
import type { CompanySummary } from '#domain/companies/company.ts';
import { Loadable } from '../kit/Loadable.ts';
import type { CachedName } from '../openRestaurant/cachedRestaurantName.ts';
import type { NavItemId } from '../openRestaurant/navItems.ts';

/** In the order in which they are shown. */
const GROUPS = ['Places', 'Restaurants', 'Menu', 'Phone numbers', 'Orders', 'Look for'] as const;

/** Something that can be gone to. */
export interface PaletteEntry {
  readonly group: (typeof GROUPS)[number];
  readonly label: string;
  /** A number as it is stored, by which it is found however it is written. */
  readonly number?: string;
  /** The place of the open restaurant that it is, which is found by what it has, too. */
  readonly place?: NavItemId;
  readonly address: string;
  /** What the link carries: the name of a restaurant. */
  readonly state?: CachedName;
}

/** Those of a group stand together. */
export const groupEntries = (one: PaletteEntry, other: PaletteEntry) =>
  GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group);

type Source = () => readonly PaletteEntry[];

/** What can be gone to by typing its name: what the open pages have loaded, and the restaurants. */
export class PaletteViewModel {
  static readonly needs = [Companies] as const;
  isOpen = false;
  restaurants = new Loadable<readonly CompanySummary[]>();
  private readonly sources = observable.set<Source>([], { deep: false });

  constructor(private readonly companies: Companies) {
    makeAutoObservable(this, { restaurants: observableRef }, { autoBind: true });
  }

  /** Offers what a page has loaded, as long as it is open. Returns the way to stop. */
  offer(source: Source): () => void {
    this.sources.add(source);
    return action(() => this.sources.delete(source));
  }

  get entries(): readonly PaletteEntry[] {
    return [...this.sources].flatMap((source) => source());
  }

  open(): void {
    this.isOpen = true;
    // those of the last time are offered until it is known whether there are others
    if (this.restaurants.value) this.restaurants.refresh();
    else void this.restaurants.load((signal) => this.companies.list(signal));
  }

  close(): void {
    this.isOpen = false;
    this.restaurants.stop();
  }

  /** Whoever comes next may be somebody else. */
  forget(): void {
    this.close();
    this.restaurants = new Loadable();
  }
}

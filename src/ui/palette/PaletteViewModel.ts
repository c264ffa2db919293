import { action, makeAutoObservable, observable, observableRef } from 'mobx';
import { Companies } from '#application/companies/Companies.ts';
import type { CompanySummary } from '#domain/companies/company.ts';
import { Loadable } from '../kit/state/Loadable.ts';
import type { RestaurantNameLinkState } from '../navigation/cachedRestaurantName.ts';
import type { NavItemId } from '../navigation/navItems.ts';

/** In display order. */
const GROUPS = ['Pages', 'Restaurants', 'Menu', 'Phone numbers', 'Orders', 'Search'] as const;

/** A destination. */
export interface PaletteEntry {
  readonly group: (typeof GROUPS)[number];
  readonly label: string;
  /** The stored phone number, to match any format. */
  readonly number?: string;
  /** The section of the open restaurant, which also matches its keywords. */
  readonly place?: NavItemId;
  readonly address: string;
  /** State of the link: the restaurant's name. */
  readonly state?: RestaurantNameLinkState;
}

export const groupEntries = (one: PaletteEntry, other: PaletteEntry) =>
  GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group);

type Source = () => readonly PaletteEntry[];

/** Destinations by name: everything the open pages have loaded, and the restaurants. */
export class PaletteViewModel {
  static readonly needs = [Companies] as const;
  isOpen = false;
  restaurants = new Loadable<readonly CompanySummary[]>();
  private readonly sources = observable.set<Source>([], { deep: false });

  constructor(private readonly companies: Companies) {
    makeAutoObservable(this, { restaurants: observableRef }, { autoBind: true });
  }

  /** Offers a page's loaded data while it is open. Returns a function that stops it. */
  offer(source: Source): () => void {
    this.sources.add(source);
    return action(() => this.sources.delete(source));
  }

  get entries(): readonly PaletteEntry[] {
    return [...this.sources].flatMap((source) => source());
  }

  open(): void {
    this.isOpen = true;
    // the previous list is offered until the reload completes
    if (this.restaurants.value) this.restaurants.refresh();
    else void this.restaurants.load((signal) => this.companies.list(signal));
  }

  close(): void {
    this.isOpen = false;
    this.restaurants.stop();
  }

  /** Clears everything for the next user. */
  forget(): void {
    this.close();
    this.restaurants = new Loadable();
  }
}

import { makeAutoObservable, observableRef } from 'mobx';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { Companies } from '#application/companies/Companies.ts';
import type { ConversationPage } from '#domain/agents/conversation.ts';
import type { Company } from '#domain/companies/company.ts';
import { mayAdminister } from '#domain/companies/role.ts';
import { Loadable } from '../kit/state/Loadable.ts';

/** The restaurant whose pages are open, loaded once for the page and its surroundings. */
export class OpenRestaurantViewModel {
  static readonly needs = [Companies, RestaurantEvents] as const;
  company = new Loadable<Company>();
  /** Loaded conversations by agent, for returning to their pages. */
  readonly conversations = new Map<string, ConversationPage>();
  /** Anchor of the section being read, while the company page is open. */
  sectionInView: string | undefined;
  #id: string | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(
    private readonly companies: Companies,
    private readonly events: RestaurantEvents,
  ) {
    makeAutoObservable(this, { company: observableRef, conversations: false }, { autoBind: true });
  }

  /** Loads the restaurant for a new page. Keeps the value while reloading the same restaurant. */
  start(companyId: string): void {
    if (this.#id === companyId) return this.company.retry();
    if (this.#id !== undefined) this.forget();
    this.#id = companyId;
    this.#unsubscribe = this.events.subscribe(companyId, (event) => {
      if (event.kind === 'saved' && event.area === 'details') this.company.retry();
    });
    void this.company.load((signal) => this.companies.detail(companyId, signal));
  }

  refresh(): void {
    this.company.refresh();
  }

  /** Loads the restaurant unless a page has already loaded it. */
  loadOnce(companyId: string): void {
    if (this.#id !== companyId) this.start(companyId);
  }

  /** No page of the restaurant is open anymore, and the next user may be another one. */
  forget(): void {
    this.#unsubscribe?.();
    this.company.stop();
    this.company = new Loadable();
    this.sectionInView = undefined;
    this.#id = undefined;
    this.conversations.clear();
  }

  /** Whether admin sections are shown. Undefined while unknown. (see rule: roles) */
  get mayAdminister(): boolean | undefined {
    const company = this.company.value;
    return company && mayAdminister(company.role);
  }

  see(section: string | undefined): void {
    this.sectionInView = section;
  }
}

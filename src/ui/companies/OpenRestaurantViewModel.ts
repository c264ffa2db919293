import { makeAutoObservable, observableRef } from 'mobx';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { Companies } from '#application/companies/Companies.ts';
import type { ConversationPage } from '#domain/agents/conversation.ts';
import type { Company } from '#domain/companies/company.ts';
import { mayAdminister } from '#domain/companies/role.ts';
import { Loadable } from '../kit/state/Loadable.ts';

/** The restaurant whose pages are open. Loaded once for the page and the frame around it. */
export class OpenRestaurantViewModel {
  static readonly needs = [Companies, RestaurantEvents] as const;
  company = new Loadable<Company>();
  /** Loaded conversations of each agent, for returning to the agent's page. */
  readonly conversations = new Map<string, ConversationPage>();
  /** Id of the section in view. Undefined unless the company page is open. */
  sectionInView: string | undefined;
  #id: string | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(
    private readonly companies: Companies,
    private readonly events: RestaurantEvents,
  ) {
    makeAutoObservable(this, { company: observableRef, conversations: false }, { autoBind: true });
  }

  /** Loads the restaurant for a new page. Keeps the current value if the restaurant is the same. */
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

  /** Forgets the restaurant: none of its pages is open, and another user may sign in. */
  forget(): void {
    this.#unsubscribe?.();
    this.company.stop();
    this.company = new Loadable();
    this.sectionInView = undefined;
    this.#id = undefined;
    this.conversations.clear();
  }

  /** Whether to show admin sections. Undefined until the role is known. (see rule: roles) */
  get mayAdminister(): boolean | undefined {
    const company = this.company.value;
    return company && mayAdminister(company.role);
  }

  see(section: string | undefined): void {
    this.sectionInView = section;
  }
}

import { makeAutoObservable, observableRef } from 'mobx';
import { Companies } from '#application/companies/Companies.ts';
import type { ConversationPage } from '#domain/agents/conversation.ts';
import type { Company } from '#domain/companies/company.ts';
import { mayAdminister } from '#domain/companies/role.ts';
import { Loadable } from '../kit/Loadable.ts';

/** The restaurant whose pages are open: one reading of it for the page and for what stands around it. */
export class OpenRestaurantViewModel {
  static readonly needs = [Companies] as const;
  company = new Loadable<Company>();
  /** What was loaded of the conversations of its agents, by agent, for who comes back to their pages. */
  readonly conversations = new Map<string, ConversationPage>();
  /** The anchor of the section that is being read, while the page that has sections is open. */
  sectionInView: string | undefined;
  /** How often something of it was saved that is shown elsewhere too. */
  saves = 0;
  #id: string | undefined;

  constructor(private readonly companies: Companies) {
    makeAutoObservable(this, { company: observableRef, conversations: false }, { autoBind: true });
  }

  /** Reads the restaurant, for a page that begins. Of the same restaurant, what is known stays until there is more. */
  start(companyId: string): void {
    if (this.#id === companyId) return this.company.retry();
    if (this.#id !== undefined) this.forget();
    this.#id = companyId;
    void this.company.load((signal) => this.companies.detail(companyId, signal));
  }

  refresh(): void {
    this.company.refresh();
  }

  /** Reads the restaurant unless a page of it has. */
  loadOnce(companyId: string): void {
    if (this.#id !== companyId) this.start(companyId);
  }

  /** Nobody is at the restaurant any more: the next who comes may be somebody else. */
  forget(): void {
    this.company.stop();
    this.company = new Loadable();
    this.sectionInView = undefined;
    this.#id = undefined;
    this.conversations.clear();
  }

  /** Whether the places of an admin are offered; undefined as long as it is not known. (see rule: roles) */
  get mayAdminister(): boolean | undefined {
    const company = this.company.value;
    return company && mayAdminister(company.role);
  }

  /** Something of it was saved that other parts of its page show as well. */
  noteSave(): void {
    this.saves += 1;
  }

  see(section: string | undefined): void {
    this.sectionInView = section;
  }
}

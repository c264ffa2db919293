import { makeAutoObservable } from 'mobx';
import { Analytics } from '#application/shared/Analytics.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { addressOf } from '../navigation/pages.ts';

export const dashboardEntry = { label: 'Dashboard', to: addressOf('dashboard') };
export const loginEntry = { label: 'Login', to: addressOf('login') };

/** Navigation of the public pages: the menu on small screens, the link to the console, and analytics events. */
export class SiteNavigationViewModel {
  static readonly needs = [SessionViewModel, Analytics] as const;
  menuOpen = false;

  constructor(
    private readonly session: SessionViewModel,
    private readonly analytics: Analytics,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Called when a public page opens. Returns a function that stops tracking when the visitor leaves. (see
   * rule: analytics)
   */
  start(): () => void {
    return () => this.analytics.pause();
  }

  /** The link to the console: Dashboard for signed-in visitors, otherwise Login. (rule: public navigation) */
  get entryLink() {
    return this.session.user ? dashboardEntry : loginEntry;
  }

  toggleMenu(): void {
    this.menuOpen = !this.menuOpen;
  }

  closeMenu(): void {
    this.menuOpen = false;
  }

  bookDemo(): void {
    this.analytics.report({ name: 'book_demo_click' });
  }

  getStarted(): void {
    this.analytics.report({ name: 'get_started_click', label: 'navbar' });
  }
}

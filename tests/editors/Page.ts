import { autorun, reaction, when } from 'mobx';
import { Login } from '#application/session/Login.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { UnconfirmedSignOut } from '#application/session/UnconfirmedSignOut.ts';
import { Clock } from '#application/shared/Clock.ts';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { TabStorage } from '#application/shared/TabStorage.ts';
import { Locks } from '#application/writes/Locks.ts';
import { WritesInFlight } from '#application/writes/WritesInFlight.ts';
import type { Injectable } from '#application/port.ts';
import { browserFakes } from '#tests/support/fakes/browserFakes.ts';
import type { FakeClock } from '#tests/support/fakes/FakeClock.ts';
import type { FakeTabStorage } from '#tests/support/fakes/FakeTabStorage.ts';
import { wholeContainer } from '#tests/support/wholeContainer.ts';
import { DeploymentsViewModel } from '#ui/deployments/DeploymentsViewModel.ts';
import { InstructionsViewModel } from '#ui/instructions/InstructionsViewModel.ts';
import type { Notice } from '#ui/kit/state/Notice.ts';
import { ToastsViewModel } from '#ui/kit/toasts/ToastsViewModel.ts';
import { UndoViewModel } from '#ui/kit/undo/UndoViewModel.ts';
import type { UnsavedWork } from '#ui/kit/unsaved/UnsavedWork.ts';
import { UnsavedWorkViewModel } from '#ui/kit/unsaved/UnsavedWorkViewModel.ts';
import { MenuViewModel } from '#ui/menu/MenuViewModel.ts';
import { DeleteOrderViewModel } from '#ui/orders/DeleteOrderViewModel.ts';
import { EditRestaurantViewModel } from '#ui/restaurants/EditRestaurantViewModel.ts';
import { SessionViewModel } from '#ui/session/SessionViewModel.ts';
import { TelephonyViewModel } from '#ui/telephony/TelephonyViewModel.ts';
import { VoiceViewModel } from '#ui/voice/VoiceViewModel.ts';
import { make } from '../../src/composition/bindings.ts';
import { DEMO_PASSWORD } from '../../mocks/seed/personas.ts';
import type { Browser } from './Browser.ts';
import type { Ledger, PageState } from './Ledger.ts';
import type { Client, SharedHost } from './SharedHost.ts';

/** Forms of settings. Each stays open while the user is signed in. */
export const FORMS = ['voice', 'telephony', 'instructions', 'details', 'menu'] as const;
export type FormName = (typeof FORMS)[number];

interface Surroundings {
  readonly host: SharedHost;
  readonly ledger: Ledger;
  readonly browser: Browser;
  readonly storage: FakeTabStorage;
  readonly clock: FakeClock;
}

/** The app in one tab, until the tab reloads: real view models, use cases, and adapters, but no screens. */
export class Page implements Client, PageState {
  readonly unsaved: UnsavedWorkViewModel;
  readonly undo: UndoViewModel;
  readonly cookies: Map<string, string>;
  readonly errors: Notice[] = [];
  isOpen = true;
  lastUser: string | undefined;
  /** Undefined while signed out. */
  panels: ReturnType<Page['openPanels']> | undefined;
  private readonly create: <T extends object>(type: Injectable<T>) => T;
  private readonly ports: ReturnType<Browser['portsFor']>;
  private readonly writes: WritesInFlight;
  private readonly toasts: ToastsViewModel;
  readonly #logged = new WeakSet<object>();

  constructor(private readonly around: Surroundings) {
    const { host, browser, storage, clock } = around;
    const container = wholeContainer({ origin: 'https://tableside.example', fetch: host.fetchFor(this) });
    const { sessions, locks, events, tabStorage } = (this.ports = browser.portsFor(storage));
    for (const [token, double] of browserFakes()) container.rebind(token).toConstantValue(double);
    container.rebind(SessionStore).toConstantValue(sessions);
    container.rebind(UnconfirmedSignOut).toConstantValue(browser.unconfirmed);
    container.rebind(Locks).toConstantValue(locks);
    container.rebind(RestaurantEvents).toConstantValue(events);
    container.rebind(TabStorage).toConstantValue(tabStorage);
    container.rebind(Clock).toConstantValue(clock);
    this.create = (type) => make(container, type);
    this.cookies = browser.cookies;
    this.writes = container.get(WritesInFlight);
    this.unsaved = this.create(UnsavedWorkViewModel);
    this.undo = this.create(UndoViewModel);
    this.toasts = this.create(ToastsViewModel);
    autorun(() => this.logError(this.toast));
    this.follow();
    sessions.subscribe(() => this.follow());
  }

  get email(): string | undefined {
    return this.ports.sessions.read()?.user.email;
  }

  get isWriting(): boolean {
    return this.writes.list.length > 0;
  }

  sending(email: string | undefined, request: string) {
    return this.around.ledger.sending(this, email, request);
  }

  /** Returns a form of settings after it has loaded. */
  form(name: FormName) {
    if (!this.panels) return undefined;
    const { details, ...panels } = this.panels;
    const form = name === 'details' ? details.loading.value?.controller : panels[name].form;
    return form?.fields.value && form;
  }

  /** The open form of a menu item or category, if any. */
  get menuForm() {
    const { item, category } = this.panels?.menu.forms ?? {};
    return item ?? category;
  }

  /** The toast, which shows a result after its form or panel has closed. */
  get toast(): Notice {
    return this.toasts.notice;
  }

  async signIn(email: string): Promise<void> {
    await this.create(Login).execute({ email, password: DEMO_PASSWORD });
  }

  /** Signs out like the button. The user answers each question with "leave". */
  async signOut(): Promise<void> {
    const session = this.create(SessionViewModel);
    this.unsaved.finish(() => this.undo.sendNow(), session.signOut);
    for (let answers = 0; this.unsaved.question && answers < 3; answers += 1) {
      await this.around.host.settle();
      this.unsaved.question?.leave();
    }
  }

  /** Stops waiting for slow requests. */
  stopWaiting(): void {
    const { menu, deployments } = this.panels ?? {};
    const forms = [...FORMS.map((name) => this.form(name)), this.menuForm?.form, menu?.importing.plan];
    const tasks = [...forms.map((form) => form?.saving), menu?.selection.changing, deployments?.deploying];
    for (const task of [...tasks, ...this.undo.slow.map((sent) => sent.task)]) if (task?.slow) task.detach();
    menu?.availability.stopWaiting();
  }

  /** Leaves the page for another page of the app, and returns. */
  leave(): void {
    this.unsaved.leave(() => {
      this.closePanels();
      this.follow();
    });
    this.unsaved.question?.leave();
  }

  /** Closes the page, like a reload. The tab's storage stays. */
  close(): void {
    this.undo.sendNow('', true);
    this.unsaved.store();
    this.isOpen = false;
    this.ports.close();
    this.closePanels();
  }

  private follow(): void {
    this.lastUser = this.email ?? this.lastUser;
    if (this.email === undefined) this.closePanels();
    else this.panels ??= this.openPanels();
  }

  private closePanels(): void {
    const { panels } = this;
    this.panels = undefined;
    panels?.end();
  }

  private openPanels() {
    const { restaurantId } = this.around.host;
    const panels = {
      voice: this.create(VoiceViewModel),
      telephony: this.create(TelephonyViewModel),
      instructions: this.create(InstructionsViewModel),
      menu: this.create(MenuViewModel),
      details: this.create(EditRestaurantViewModel),
      deployments: this.create(DeploymentsViewModel),
      deleteOrder: this.create(DeleteOrderViewModel),
    };
    const { voice, telephony, instructions, menu, details, deployments } = panels;
    const ends = Object.values(panels).map((panel) => panel.start(restaurantId));
    const watch = (name: string, work: UnsavedWork) => this.unsaved.watch({ path: '/company', name }, work);
    ends.push(watch('voice', voice.form), watch('telephony', telephony.form));
    ends.push(watch('instructions', instructions.form), watch('menu', menu.form));
    const { loading } = details;
    ends.push(
      when(
        () => loading.value !== undefined,
        () => void (loading.value && ends.push(watch('details', loading.value))),
      ),
    );
    let forget: (() => void) | undefined;
    const watchMenuForm = reaction(
      () => menu.forms.item ?? menu.forms.category,
      (opened) => {
        forget?.();
        forget = opened && watch(opened.subject, opened.form);
      },
    );
    const logErrors = autorun(() => {
      const { item, category } = menu.forms;
      const editors = [voice.form, telephony.form, instructions.form, menu.form, loading.value?.controller];
      const forms = [...editors, item?.form, category?.form, menu.importing, deployments];
      for (const form of forms) if (form) this.logError(form.notice);
    });
    ends.push(logErrors, watchMenuForm, () => forget?.());
    return {
      ...panels,
      end: () => {
        for (const end of ends) end();
      },
    };
  }

  private logError(notice: Notice): void {
    const { message } = notice;
    if (message?.tone !== 'error' || this.#logged.has(message)) return;
    this.#logged.add(message);
    this.errors.push(notice);
  }
}

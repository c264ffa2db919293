import type { Container } from 'inversify';
// the app loads these parts on demand; loaded here, so that no action waits for them
import '#application/menu/readContent.ts';
import '#infrastructure/session/HttpAccounts.ts';
import { VoiceLine } from '#application/liveDemo/VoiceLine.ts';
import type { Injectable } from '#application/port.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { Browser } from '#application/shared/Browser.ts';
import { Clock } from '#application/shared/Clock.ts';
import { AllowedRedirectHosts } from '#application/shared/AllowedRedirectHosts.ts';
import type { Session } from '#domain/session/session.ts';
import { FakeBrowser } from '#tests/support/fakes/FakeBrowser.ts';
import { FakeClock } from '#tests/support/fakes/FakeClock.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { FakeVoiceLine } from '#tests/support/fakes/FakeVoiceLine.ts';
import { wholeContainer } from '#tests/support/wholeContainer.ts';
import { ToastsViewModel } from '#ui/kit/toasts/ToastsViewModel.ts';
import { UndoViewModel } from '#ui/kit/undo/UndoViewModel.ts';
import { SessionViewModel } from '#ui/session/SessionViewModel.ts';
import { sessionText } from '#ui/texts/sessionText.ts';
import { createBackend, type Backend } from '../../mocks/backend.ts';
import { demoSeed } from '../../mocks/seed/demo.ts';
import { emptySeed } from '../../mocks/seed/empty.ts';
import { DEMO_PASSWORD } from '../../mocks/seed/personas.ts';
import { make } from '../../src/composition/bindings.ts';
import { browserFakes } from '#tests/support/fakes/browserFakes.ts';
import { HostCalls } from './HostCalls.ts';
import { noticeOf, messageOf, type Shown } from './shownMessages.ts';
import { advanceTime, NOW, settleMicrotasks } from './virtualTime.ts';
import type { State, Values } from './state.ts';

const ORIGIN = 'https://tableside.example';
const WHOLE_SEED = demoSeed();

/**
 * Runs the app without screens in Node. View models, use cases, and adapters are real; the backend is the
 * mock, and browser APIs are fakes.
 */
export class HeadlessApp {
  readonly backend: Backend;
  readonly calls: HostCalls;
  readonly browser = new FakeBrowser();
  private readonly clock = new FakeClock(new Date(NOW));
  readonly voiceLine = new FakeVoiceLine();
  readonly sessions = new FakeSessionStore();
  readonly redirects: { allowed: AllowedRedirectHosts['allowed'] } = { allowed: undefined };
  /** IDs of the current state, by name. */
  values: Values = {};
  private readonly container: Container;
  /** The session at the start of the action. */
  private startedAs: Session | undefined;

  private constructor(state: State) {
    this.backend = createBackend({ seed: 'scenario' in state ? emptySeed() : WHOLE_SEED });
    this.calls = new HostCalls(this.backend);
    this.container = wholeContainer({ origin: ORIGIN, fetch: this.calls.fetch });
    this.container.rebind(SessionStore).toConstantValue(this.sessions);
    this.container.rebind(VoiceLine).toConstantValue(this.voiceLine);
    this.container.rebind(Browser).toConstantValue(this.browser);
    this.container.rebind(Clock).toConstantValue(this.clock);
    this.container.rebind(AllowedRedirectHosts).toConstantValue(this.redirects);
    for (const [port, fake] of browserFakes()) this.container.rebind(port).toConstantValue(fake);
  }

  /** Starts the app in a state, before a screen opens. */
  static async in(state: State): Promise<HeadlessApp> {
    const app = new HeadlessApp(state);
    if ('scenario' in state) await app.enter(state.scenario);
    else app.values = 'as' in state ? state.values : state.visitor;
    if ('as' in state) await app.signIn(state.as);
    app.startedAs = app.sessions.session;
    return app;
  }

  /** Creates a view model. A singleton lives longer than its screen. */
  make<T extends object>(type: Injectable<T>): T {
    return make(this.container, type);
  }

  value(name: string): string {
    const value = this.values[name];
    if (value === undefined) throw new Error(`The state has no ${name}`);
    return value;
  }

  /**
   * Waits until the mock has responded to all requests. Requests and voice sessions that need time or an
   * action may stay open.
   */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 10;) {
      await settleMicrotasks();
      quiet = this.calls.isAnswering ? 0 : quiet + 1;
    }
  }

  /** Waits for work that the app can't track, such as reading a file. */
  async until(isDone: () => boolean): Promise<void> {
    while (!isDone()) await settleMicrotasks();
  }

  /** Advances the clock and waits for the work that due timers start. */
  async pass(milliseconds: number): Promise<void> {
    advanceTime(milliseconds);
    this.clock.advance(milliseconds);
    await this.settle();
  }

  /** Whether the session is still valid. */
  get isSignedIn(): boolean {
    return !this.startedAs || this.sessions.session !== undefined;
  }

  /** Signs in the same user again after the session has ended. */
  signInAgain(): void {
    if (this.startedAs) this.sessions.save(this.startedAs);
  }

  /** Returns the current toast and the changes that can be undone. */
  get toast(): readonly Shown[] {
    return [
      ...this.make(UndoViewModel).offers.flatMap(({ action }) => messageOf('notice', action.text)),
      ...noticeOf(this.make(ToastsViewModel).notice),
    ];
  }

  /** Returns the sign-in form's message about the ended session, or undefined if the session continues. */
  shownSignedOut(): readonly Shown[] | undefined {
    if (this.isSignedIn) return undefined;
    const { error, lastEnd } = this.make(SessionViewModel);
    return messageOf('page', error ?? (lastEnd === 'signed-out' ? undefined : sessionText.ended));
  }

  private async enter(scenario: Parameters<Backend['scenario']>[0]): Promise<void> {
    this.values = await this.backend.scenario(scenario);
    const { accessToken, refreshCookie, userId = '' } = this.values;
    if (refreshCookie) this.calls.storeCookie(refreshCookie);
    const user = this.backend.db.users.find(userId);
    if (accessToken && user) this.sessions.session = { accessToken, user };
  }

  private async signIn(email: string): Promise<void> {
    const body = JSON.stringify({ email, password: DEMO_PASSWORD });
    const answer = await this.calls.fetch(`${ORIGIN}/api/users/login`, { method: 'POST', body });
    this.sessions.session = (await answer.json()) as Session;
  }
}

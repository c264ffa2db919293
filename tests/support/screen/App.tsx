import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { seed } from 'virtual:fake-backend-seed';
import { VoiceLine } from '#application/liveDemo/VoiceLine.ts';
import type { GoogleTag } from '#infrastructure/analytics/GoogleTag.ts';
import { LocalStorageSessionStore } from '#infrastructure/session/LocalStorageSessionStore.ts';
import { App as Application } from '#ui/app/App.tsx';
import { createRoutes } from '#ui/app/routes.tsx';
import { createStyleCache } from '#ui/theme/createStyleCache.ts';
import { createBackend } from '../../../mocks/backend.ts';
import { addFaultFromNotation } from '../../../mocks/faults/faultNotation.ts';
import { fetchFromBackend } from '../../../mocks/hosts/fetchFrom.ts';
import { signIn } from '../../../mocks/hosts/pageSession.ts';
import { applyUrlCommands } from '../../../mocks/hosts/urlCommands.ts';
import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts';
import { personas } from '../../../mocks/seed/personas.ts';
import { compositionOf } from '../../../src/composition/composition.ts';
import { TabStorage } from '#application/shared/TabStorage.ts';
import { FakeTabStorage } from '#tests/support/fakes/FakeTabStorage.ts';
import { createContainer } from '../../../src/composition/container.ts';
import { readSettings } from '../../../src/start/settings.ts';
import { siteAddressesFrom } from '../../../src/start/siteAddressesFrom.ts';
import { Calls } from './Calls.ts';

/**
 * The router stores scroll positions under this key on a reload. Until then, a module holds the positions,
 * even across tests.
 */
const POSITIONS = 'react-router-scroll-positions';

type PersonaName = 'owner' | 'admin' | 'staff' | 'new';

// the backend uses real time, even if a test fakes the clock
const { now } = Date;

/** An address at which no server responds. */
const voice = {
  origin: 'wss://voice.example',
  landingAgentId: 'agent_landing',

  ready: Promise.resolve(),
};

/** Shared by all pages, because the styles stay in the document. */
const styleCache = createStyleCache();

const addresses = siteAddressesFrom(readSettings({ VITE_BACKEND: 'mock' }));

/** The app in the test's page, with its own backend. Has the same methods as in the browser tests. */
export class App {
  private readonly backend = createBackend({ seed, now });
  private readonly traffic = new Calls(fetchFromBackend(this.backend));
  private end: () => void = () => undefined;
  private isFirst = true;
  /** Console messages. An error fails the test, unless the test expects and removes it. */
  readonly messages = { error: [] as string[], warn: [] as string[] };
  /** External addresses that the app tried to open. */
  readonly left: string[] = [];
  /** The analytics tag of pages that open from now on. */
  tag: GoogleTag | undefined;
  /** Allowed redirect hosts of pages that open from now on. All hosts by default. */
  redirectHosts: readonly string[] | undefined;
  private readonly tabStorage = new FakeTabStorage();
  /** The voice line of pages that open from now on. By default, the line can't connect. */
  voiceLine: VoiceLine | undefined;

  /** Opens an address like a new page load. */
  open(path: string, state: unknown = null): void {
    this.close();
    // the navigation history is empty
    if (this.isFirst) sessionStorage.setItem(POSITIONS, '{}');
    else sessionStorage.removeItem(POSITIONS);
    this.isFirst = false;
    history.replaceState(state, '', path);
    const container = createContainer(
      { origin: '', fetch: this.traffic.fetch },
      { voice, redirectHosts: this.redirectHosts, ...(this.tag && { tag: this.tag }) },
    );
    // a closed page keeps writing to its own storage, and not to the next test's
    container.rebind(TabStorage).toConstantValue(this.tabStorage);
    if (this.voiceLine) container.rebind(VoiceLine).toConstantValue(this.voiceLine);
    const composition = compositionOf(container);
    const router = createBrowserRouter(createRoutes(composition.loadSlices));
    const element = document.body.appendChild(document.createElement('div'));
    const root = createRoot(element);
    root.render(
      <Application composition={composition} addresses={addresses} styleCache={styleCache}>
        <RouterProvider router={router} />
      </Application>,
    );
    navigation.addEventListener('navigate', this.stayHere);
    this.end = () => {
      navigation.removeEventListener('navigate', this.stayHere);
      root.unmount();
      router.dispose();
      element.remove();
    };
  }

  private readonly stayHere = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    this.left.push(event.destination.url);
  };

  /** Closes the page. */
  close(): void {
    this.end();
    this.end = () => undefined;
  }

  /** Closes the page and aborts its pending requests. */
  leave(): void {
    this.close();
    this.traffic.end();
  }

  /** Opens the current address again, and keeps its history entry. */
  reload(): void {
    // browsers send this event on a reload, and the app then stores typed text
    dispatchEvent(new Event('pagehide'));
    this.open(address(), history.state);
  }

  /** Opens a page as a seeded user who is already signed in. */
  async signInAs(name: PersonaName, path = '/dashboard'): Promise<void> {
    const persona = personas.find(({ email }) => email.startsWith(`${name}@`));
    if (!persona) throw new Error(`The seed has no ${name}`);
    await signIn(persona.email, persona.password, this.traffic.fetch);
    await this.atRest(() => this.open(path));
  }

  /** Opens a page in a scenario, as the scenario's user. */
  async enter(scenario: ScenarioName, path: string): Promise<void> {
    const { email, password } = await this.backend.scenario(scenario);
    await signIn(String(email), String(password), this.traffic.fetch);
    await this.atRest(() => this.open(path));
  }

  /** Opens a demo address, which may contain URL commands (`mocks/hosts/urlCommands.ts`). */
  async follow(address: string): Promise<void> {
    this.close();
    history.replaceState(null, '', address);
    await applyUrlCommands(this.backend, this.traffic.fetch);
    this.open(location.pathname + location.search);
  }

  /** Adds a fault in the notation of `mocks/faults/faultNotation.ts`. */
  fault(notation: string): void {
    addFaultFromNotation(this.backend.faults, notation);
  }

  /** Fails the next request with this method and path, without a message. The backend always sends one. */
  refuseWithoutWords(call: string): void {
    this.traffic.refuse(call);
  }

  /** Delays a request such as `GET /api/companies/restaurants` until the returned function is called. */
  hold(call: string): () => void {
    return this.traffic.hold(call);
  }

  /** Replaces the response to a request such as `GET /api/companies/restaurants`, from now on. */
  answer(call: string, json: unknown): void {
    this.backend.faults.always({ json }, call);
  }

  /** Changes each JSON response from now on, to simulate another host. */
  revise(change: (json: unknown, call: string) => unknown): void {
    this.traffic.revise = change;
  }

  /** Clears all faults. */
  repair(): void {
    this.backend.faults.clear();
  }

  /** Expires every access token. Refresh tokens stay valid. */
  expireTokens(): Promise<void> {
    return this.backend.expireTokens();
  }

  /** Adds an order now and returns its number. There are no simulated orders. */
  async arriveOrder(companyId: string): Promise<string> {
    const number = await this.backend.addOrder(companyId);
    // waits for the next millisecond, so that two orders have different times
    for (const moment = now(); now() === moment;);
    return number;
  }

  printOrder(companyId: string, orderNumber: string): Promise<void> {
    return this.backend.printOrder(companyId, orderNumber);
  }

  /** Starts collecting API requests, such as `POST /api/users/login`. */
  calls(): readonly string[] {
    return this.traffic.names();
  }

  /** Starts collecting requests that change data. Screens also send reads without any user action. */
  writes(): readonly string[] {
    return this.traffic.writes();
  }

  /** Returns requests that have no response yet. */
  pending(): readonly string[] {
    return this.traffic.pending;
  }

  /** Restores the seed. */
  reset(): Promise<void> {
    return this.backend.reset();
  }

  /** Returns the body of the next write whose method and path have this ending. */
  async sent(end: string): Promise<unknown> {
    return (await this.traffic.next('sent', end, ({ name }) => !name.startsWith('GET '))).body;
  }

  /** Resolves after the next request whose method and path have this ending. */
  async answered(end: string): Promise<void> {
    await this.traffic.next('answered', end);
  }

  /** Returns the query of the next request whose method and path have this ending. */
  async asked(end: string): Promise<string> {
    return (await this.traffic.next('sent', end)).query;
  }

  /** Sends a request as another client of the same user. */
  async call(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    return this.traffic.fetch(path, { method, headers, body: JSON.stringify(body) });
  }

  /** Waits for the background check of the session, because the check could interfere with the test. */
  private async atRest(open: () => void): Promise<void> {
    const checked = this.traffic.next('answered', 'POST /api/users/refresh-token');
    open();
    await checked;
    // waits until the check's result is stored
    await new LocalStorageSessionStore().withLock(async () => undefined);
  }
}

/** Returns the current address in the form that links use. */
export const address = () => location.pathname + location.search + location.hash;

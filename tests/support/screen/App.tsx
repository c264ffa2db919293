import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { seed } from 'virtual:fake-backend-seed';
import { VoiceLine } from '#application/liveDemo/VoiceLine.ts';
import type { GoogleTag } from '#infrastructure/analytics/GoogleTag.ts';
import { LocalStorageSessionStore } from '#infrastructure/session/LocalStorageSessionStore.ts';
import { App as Application } from '#ui/app/App.tsx';
import { createRoutes } from '#ui/app/routes.tsx';
import type { Composition } from '#ui/kit/CompositionContext.ts';
import { createBackend } from '../../../mocks/backend.ts';
import { addFaultFromNotation } from '../../../mocks/faults/faultNotation.ts';
import { fetchFromBackend } from '../../../mocks/hosts/fetchFrom.ts';
import { signIn } from '../../../mocks/hosts/pageSession.ts';
import { applyUrlCommands } from '../../../mocks/hosts/urlCommands.ts';
import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts';
import { personas } from '../../../mocks/seed/personas.ts';
import { make } from '../../../src/composition/bindings.ts';
import { createContainer } from '../../../src/composition/container.ts';
import { sliceLoader } from '../../../src/composition/slices.ts';
import { readSettings } from '../../../src/start/settings.ts';
import { siteAddressesFrom } from '../../../src/start/siteAddressesFrom.ts';
import { Calls } from './Calls.ts';

/** Where the router has the positions of pages between two loads; in between they are in its module, which outlives a test. */
const POSITIONS = 'react-router-scroll-positions';

type PersonaName = 'owner' | 'admin' | 'staff' | 'new';

// the clock of a screen may be stopped; the backend's goes on
const { now } = Date;

/** Where nobody answers. */
const voice = {
  origin: 'wss://voice.example',
  landingAgentId: 'agent_landing',

  ready: Promise.resolve(),
};

const addresses = siteAddressesFrom(readSettings({ VITE_BACKEND: 'mock' }));

/** The app in the page of the test, with a backend of its own beside it; in the words of the browser tests. */
export class App {
  private readonly backend = createBackend({ seed, now });
  private readonly traffic = new Calls(fetchFromBackend(this.backend));
  private end: () => void = () => undefined;
  private isFirst = true;
  /** What was told on the console; a test fails with an error, unless it expects that and takes it out. */
  readonly told = { error: [] as string[], warn: [] as string[] };
  /** The addresses of other pages that the app wanted to go to; it stays here. */
  readonly left: string[] = [];
  /** To which visits are reported, from when a page is opened next. */
  tag: GoogleTag | undefined;
  /** To which sites it may be sent, from when a page is opened next; to any without. */
  redirectHosts: readonly string[] | undefined;
  /** The line of the live demos, from when a page is opened next; without one they call where nobody answers. */
  voiceLine: VoiceLine | undefined;

  /** Shows the page at an address, as a browser would that loads it anew. */
  open(path: string, state: unknown = null): void {
    this.close();
    // nobody has been anywhere yet
    if (this.isFirst) sessionStorage.setItem(POSITIONS, '{}');
    else sessionStorage.removeItem(POSITIONS);
    this.isFirst = false;
    history.replaceState(state, '', path);
    const container = createContainer(
      { origin: '', fetch: this.traffic.fetch },
      { voice, redirectHosts: this.redirectHosts, ...(this.tag && { tag: this.tag }) },
    );
    if (this.voiceLine) container.rebind(VoiceLine).toConstantValue(this.voiceLine);
    const composition: Composition = {
      make: (type) => make(container, type),
      loadSlices: sliceLoader(container),
    };
    const router = createBrowserRouter(createRoutes(composition.loadSlices));
    const element = document.body.appendChild(document.createElement('div'));
    const root = createRoot(element);
    root.render(
      <Application composition={composition} addresses={addresses}>
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

  /** Takes the page away. */
  close(): void {
    this.end();
    this.end = () => undefined;
  }

  /** Takes the page away for good, with all that it still waits for. */
  leave(): void {
    this.close();
    this.traffic.end();
  }

  /** As {@link open}, at the address where the page is, whose place in the history is known as before. */
  reload(): void {
    this.open(address(), history.state);
  }

  /** Opens a page as one of the seed's people, who has signed in before. */
  async signInAs(name: PersonaName, path = '/dashboard'): Promise<void> {
    const persona = personas.find(({ email }) => email.startsWith(`${name}@`));
    if (!persona) throw new Error(`The seed has no ${name}`);
    await signIn(persona.email, persona.password, this.traffic.fetch);
    await this.atRest(() => this.open(path));
  }

  /** Opens a page in a named state of the backend, as the user whom the state signs in. */
  async enter(scenario: ScenarioName, path: string): Promise<void> {
    const { email, password } = await this.backend.scenario(scenario);
    await signIn(String(email), String(password), this.traffic.fetch);
    await this.atRest(() => this.open(path));
  }

  /** Opens an address of the demo, which may bring the backend into a state first (`mocks/hosts/urlCommands.ts`). */
  async follow(address: string): Promise<void> {
    this.close();
    history.replaceState(null, '', address);
    await applyUrlCommands(this.backend, this.traffic.fetch);
    this.open(location.pathname + location.search);
  }

  /** Lets a call fail, in the notation of `mocks/faults/faultNotation.ts`. */
  fault(notation: string): void {
    addFaultFromNotation(this.backend.faults, notation);
  }

  /** Lets the next call of this method and path fail with a status and no word on it, which the backend always has. */
  refuseWithoutWords(call: string): void {
    this.traffic.refuse(call);
  }

  /** Has a call, such as `GET /api/companies/restaurants`, wait on its way until the function that it gives is called. */
  hold(call: string): () => void {
    return this.traffic.hold(call);
  }

  /** Answers a call, such as `GET /api/companies/restaurants`, with this from now on. */
  answer(call: string, json: unknown): void {
    this.backend.faults.always({ json }, call);
  }

  /** Ends all faults. */
  repair(): void {
    this.backend.faults.clear();
  }

  /** Ends the life of all access tokens; the sessions can be refreshed. */
  expireTokens(): Promise<void> {
    return this.backend.expireTokens();
  }

  /** Lets an order arrive now; gives its number. By themselves none do. */
  async arriveOrder(companyId: string): Promise<string> {
    const number = await this.backend.arriveOrder(companyId);
    // the next one comes at another moment
    for (const moment = now(); now() === moment;);
    return number;
  }

  printOrder(companyId: string, orderNumber: string): Promise<void> {
    return this.backend.printOrder(companyId, orderNumber);
  }

  /** Collects the calls of the API that are sent from now on, as `POST /api/users/login`. */
  calls(): readonly string[] {
    return this.traffic.names();
  }

  /** Collects those of them that change something; what is on the screen reads by itself now and then. */
  writes(): readonly string[] {
    return this.traffic.writes();
  }

  /** The calls that have no answer yet. */
  underWay(): readonly string[] {
    return this.traffic.underWay;
  }

  /** Brings the seed back. */
  reset(): Promise<void> {
    return this.backend.reset();
  }

  /** What the next call sends whose method and path end like this. */
  async sent(end: string): Promise<unknown> {
    return (await this.traffic.next('sent', end)).body;
  }

  /** Resolves when the next call has its answer, or has failed, whose method and path end like this. */
  async answered(end: string): Promise<void> {
    await this.traffic.next('answered', end);
  }

  /** The query of the next call whose method and path end like this. */
  async asked(end: string): Promise<string> {
    return (await this.traffic.next('sent', end)).query;
  }

  /** Makes a call as somebody else would who is signed in as the same person. */
  async call(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    return this.traffic.fetch(path, { method, headers, body: JSON.stringify(body) });
  }

  /** Waits until the session check behind the page is over, so that it does not get in the way of a test. */
  private async atRest(open: () => void): Promise<void> {
    const checked = this.traffic.next('answered', 'POST /api/users/refresh-token');
    open();
    await checked;
    // its turn ends when what the answer brought is stored
    await new LocalStorageSessionStore().inTurn(async () => undefined);
  }
}

/** Where the app is, as in its links. */
export const address = () => location.pathname + location.search + location.hash;

import type { Backend, BackendControls } from '../backend.ts';
import { personas, type Persona } from '../seed/personas.ts';
import { signedInEmail, signIn } from './pageSession.ts';
import { startSandbox } from './sandbox/startSandbox.ts';
import { currentStateLink } from './sandbox/currentStateLink.ts';
import { storedSandbox, type Sandbox } from './sandbox/sandbox.ts';

/** The controls of a backend that lives in a page; `window.backend`. */
export interface BrowserControls extends BackendControls {
  readonly personas: readonly Persona[];
  /** What the backend began with. */
  world(): Sandbox;
  /** Signs in, and loads this page as that user. @throws Error when nobody has this e-mail */
  signInAs(email: string): Promise<void>;
  /** Begins another world, and loads this page anew; a person who is there too stays signed in. */
  enter(world: Omit<Sandbox, 'signedIn'>): Promise<void>;
  /** The world of the demo again, with time going on, as {@link enter} does it. */
  startOver(): Promise<void>;
  /** Lets an order arrive now, for the restaurant whose page this is; gives its number. */
  letOrderArrive(): Promise<string>;
  /** The address that opens what is on the screen in any browser. */
  linkHere(): string;
}

export function browserControls(backend: Backend): BrowserControls {
  const controls: BrowserControls = Object.assign(backend, {
    personas,
    world: storedSandbox,
    async signInAs(email: string) {
      await signInPerson(backend, email);
      location.reload();
    },
    async enter(world: Sandbox) {
      const email = signedInEmail();
      await startSandbox(backend, world);
      if (email !== undefined && passwordOf(backend, email) !== undefined) await signInPerson(backend, email);
      location.reload();
    },
    startOver: () => controls.enter({}),
    letOrderArrive: () => createOrder(backend),
    linkHere: () => currentStateLink(backend),
  });
  return controls;
}

/** Signs in; a page that is there already does not know of it yet. @throws Error when nobody has this e-mail */
export async function signInPerson(backend: Backend, email: string, send?: typeof fetch): Promise<void> {
  await backend.warmUp();
  await signIn(email, passwordOf(backend, email) ?? '', send);
}

const passwordOf = ({ db }: Backend, email: string) => db.users.where({ email })[0]?.password;

/** @throws Error when this is no page of a restaurant */
export async function createOrder(backend: BackendControls): Promise<string> {
  const [, companyId] = /\/company\/([^/]+)/.exec(location.pathname) ?? [];
  if (companyId === undefined) throw new Error('Open a restaurant first: the order is for that one.');
  return backend.arriveOrder(decodeURIComponent(companyId));
}

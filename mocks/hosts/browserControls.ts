import type { Backend, BackendControls } from '../backend.ts';
import { personas, type Persona } from '../seed/personas.ts';
import { signedInEmail, signIn } from './pageSession.ts';
import { startSandbox } from './sandbox/startSandbox.ts';
import { currentStateLink } from './sandbox/currentStateLink.ts';
import { storedSandbox, type Sandbox } from './sandbox/sandbox.ts';

/** The controls of a backend in a page, available as `window.backend`. */
export interface BrowserControls extends BackendControls {
  readonly personas: readonly Persona[];
  /** Returns the current sandbox. */
  sandbox(): Sandbox;
  /** Signs in as a user and reloads the page. @throws Error if no user has this email */
  signInAs(email: string): Promise<void>;
  /** Switches to another sandbox and reloads the page. A user in both sandboxes stays signed in. */
  enter(sandbox: Omit<Sandbox, 'signedIn'>): Promise<void>;
  /** Restores the demo sandbox with a running clock and reloads the page. */
  resetSandbox(): Promise<void>;
  /** Adds an order for the restaurant on this page and returns its number. */
  createOrder(): Promise<string>;
  /** Returns an address that reproduces this screen in any browser. */
  currentStateLink(): string;
}

export function browserControls(backend: Backend): BrowserControls {
  const controls: BrowserControls = Object.assign(backend, {
    personas,
    sandbox: storedSandbox,
    async signInAs(email: string) {
      await signInPerson(backend, email);
      location.reload();
    },
    async enter(sandbox: Sandbox) {
      const email = signedInEmail();
      await startSandbox(backend, sandbox);
      if (email !== undefined && passwordOf(backend, email) !== undefined) await signInPerson(backend, email);
      location.reload();
    },
    resetSandbox: () => controls.enter({}),
    createOrder: () => createOrder(backend),
    currentStateLink: () => currentStateLink(backend),
  });
  return controls;
}

/** Signs in as a user, without updating an open page. @throws Error if no user has this email */
export async function signInPerson(backend: Backend, email: string, send?: typeof fetch): Promise<void> {
  await backend.warmUp();
  await signIn(email, passwordOf(backend, email) ?? '', send);
}

const passwordOf = ({ db }: Backend, email: string) => db.users.where({ email })[0]?.password;

/** @throws Error if the page is not a restaurant's */
export async function createOrder(backend: BackendControls): Promise<string> {
  const [, companyId] = /\/company\/([^/]+)/.exec(location.pathname) ?? [];
  if (companyId === undefined)
    throw new Error('Open a restaurant first. The panel adds the order to the open restaurant.');
  return backend.addOrder(decodeURIComponent(companyId));
}

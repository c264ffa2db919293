import type { Backend, BackendControls } from '../backend.ts';
import { personas, type Persona } from '../seed/personas.ts';
import { forget, signedInEmail, signIn } from './pageSession.ts';

/** The controls of a backend that lives in a page; `window.backend`. */
export interface BrowserControls extends BackendControls {
  readonly personas: readonly Persona[];
  /** Signs in, and loads `url` (this page unless given) as that user. @throws Error when nobody has this e-mail */
  signInAs(email: string, url?: string): Promise<void>;
  /** Resets, and loads this page anew; a persona stays signed in. */
  startOver(): Promise<void>;
}

export function browserControls(backend: Backend): BrowserControls {
  const controls: BrowserControls = Object.assign(backend, {
    personas,
    async signInAs(email: string, url = location.href) {
      const password = personas.find((persona) => persona.email === email)?.password ?? '';
      await signIn(email, password);
      loadAnew(url);
    },
    async startOver() {
      const email = signedInEmail();
      await backend.reset();
      if (personas.some((persona) => persona.email === email)) return controls.signInAs(email ?? '');
      forget();
      loadAnew(location.href);
    },
  });
  return controls;
}

/** Loads a page of this app, also when only the fragment differs, for which the browser alone would not load. */
export function loadAnew(url: string): void {
  history.replaceState(null, '', url);
  location.reload();
}

import type { Backend, BackendControls } from '../backend.ts';
import { personas, type Persona } from '../seed/personas.ts';
import { forget, signedInEmail, signIn } from './pageSession.ts';

/** The controls of a backend that lives in a page; `window.backend`. */
export interface BrowserControls extends BackendControls {
  readonly personas: readonly Persona[];
  /** Signs in, and loads this page as that user. @throws Error when nobody has this e-mail */
  signInAs(email: string): Promise<void>;
  /** Resets, and loads this page anew; a persona stays signed in. */
  startOver(): Promise<void>;
}

export function browserControls(backend: Backend): BrowserControls {
  const controls: BrowserControls = Object.assign(backend, {
    personas,
    async signInAs(email: string) {
      await signInPersona(email);
      location.reload();
    },
    async startOver() {
      const email = signedInEmail();
      await backend.reset();
      if (personas.some((persona) => persona.email === email)) return controls.signInAs(email ?? '');
      forget();
      location.reload();
    },
  });
  return controls;
}

/** Signs in; a page that is there already does not know of it yet. @throws Error when nobody has this e-mail */
export async function signInPersona(email: string): Promise<void> {
  await signIn(email, personas.find((persona) => persona.email === email)?.password ?? '');
}

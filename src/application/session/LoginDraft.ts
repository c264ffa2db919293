import { port } from '../port.ts';

/** The e-mail being typed at sign-in, kept for as long as the tab is open (see rule: sign-in). */
export interface LoginDraft {
  /** The e-mail typed last, empty when there is none. */
  email(): string;
  remember(email: string): void;
}
export const LoginDraft = port<LoginDraft>('LoginDraft');

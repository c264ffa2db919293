import { port } from '../port.ts';

/** The email typed at sign-in, kept while the tab is open. (see rule: sign-in) */
export interface LoginDraft {
  /** Returns the last typed email, or an empty string. */
  email(): string;
  remember(email: string): void;
}
export const LoginDraft = port<LoginDraft>('LoginDraft');

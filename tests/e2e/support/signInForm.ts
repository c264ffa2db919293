import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../mocks/seed/personas.ts';

export { DEMO_PASSWORD };

/** Finds the parts of the sign-in form by accessible name. */
export function signInForm(page: Page) {
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByRole('textbox', { name: 'Password' });
  return {
    email,
    password,
    submit: page.getByRole('button', { name: /^Sign(ing)? in/ }),
    async fill(address: string, word = DEMO_PASSWORD): Promise<void> {
      await email.fill(address);
      await password.fill(word);
    },
    async signIn(address: string, word = DEMO_PASSWORD): Promise<void> {
      await this.fill(address, word);
      await this.submit.click();
    },
  };
}

import type { Locator } from 'vitest/browser';
import { expect } from 'vitest';

/** What something is entered or chosen by. */
type Control = 'textbox' | 'switch' | 'spinbutton' | 'slider' | 'combobox' | 'radio';

/** That a form may only be looked at: it has these controls, none of them can be used, and what buttons are left open something. */
export async function expectReadOnly(form: Locator, controls: readonly Control[]): Promise<void> {
  for (const role of controls) {
    expect(form.getByRole(role).length, role).toBeGreaterThan(0);
    for (const control of form.getByRole(role).all()) await expect.element(control).toBeDisabled();
  }
  for (const button of form.getByRole('button').all()) {
    await expect.element(button).toHaveAttribute('aria-expanded', expect.stringMatching(/true|false/));
  }
}

import type { Locator } from 'vitest/browser';
import { expect } from 'vitest';

/** The role of a form control. */
type Control = 'textbox' | 'switch' | 'spinbutton' | 'slider' | 'combobox' | 'radio';

/** Expects a read-only form: all these controls are disabled, and the buttons change nothing. */
export async function expectReadOnly(form: Locator, controls: readonly Control[]): Promise<void> {
  for (const role of controls) {
    expect(form.getByRole(role).length, role).toBeGreaterThan(0);
    for (const control of form.getByRole(role).all()) await expect.element(control).toBeDisabled();
  }
  for (const button of form.getByRole('button').all()) {
    await expect.element(button).toHaveAttribute('aria-expanded', expect.stringMatching(/true|false/));
  }
}

import { configure } from 'mobx';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

// state changes in actions only; MobX says so on the console, and the test fails
configure({ enforceActions: 'always' });

let warnings: MockInstance<typeof console.warn>;
beforeEach(() => {
  warnings = vi.spyOn(console, 'warn');
});
afterEach(() => {
  const told = warnings.mock.calls.filter(([first]) => String(first).startsWith('[MobX]'));
  warnings.mockRestore();
  expect(told).toEqual([]);
});

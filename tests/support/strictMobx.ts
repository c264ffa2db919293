import { configure } from 'mobx';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

// fails tests that change state outside actions, which MobX logs
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

import { expect, it } from 'vitest';
import { allPassed } from './freshPacts.ts';

/** A test module of a run, with the state of the module and of its tests. */
const module = (moduleId: string, state: string, ...tests: readonly string[]) => ({
  moduleId,
  state: () => state,
  children: { allTests: () => tests.map((one) => ({ result: () => ({ state: one }) })) },
});

it('only a complete, passing run of the consumer tests replaces the pact', () => {
  const files = ['orders', 'menu'];
  const orders = module('orders', 'passed', 'passed', 'passed');
  expect(allPassed(files, [orders, module('menu', 'passed', 'passed')])).toBe(true);
  expect(allPassed(files, [orders])).toBe(false);
  expect(allPassed(files, [orders, module('menu', 'failed', 'passed')])).toBe(false);
  expect(allPassed(files, [orders, module('menu', 'passed', 'passed', 'skipped')])).toBe(false);
});

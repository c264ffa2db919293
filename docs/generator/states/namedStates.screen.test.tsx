import { testStates } from '#tests/support/screen/stateAddresses.ts';
import { describe } from '#tests/support/screen/test.ts';
import { stateLinks } from './stateLinks.ts';

describe('Addresses of personas and scenarios', () => {
  testStates([...stateLinks.people, ...stateLinks.namedStates]);
});

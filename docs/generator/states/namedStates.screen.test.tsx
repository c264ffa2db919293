import { opensEveryState } from '#tests/support/screen/stateAddresses.ts';
import { describe } from '#tests/support/screen/test.ts';
import { stateLinks } from './stateLinks.ts';

describe('The address of each person and of each named state', () => {
  opensEveryState([...stateLinks.people, ...stateLinks.namedStates]);
});

import { testStates } from '#tests/support/screen/stateAddresses.ts';
import { describe } from '#tests/support/screen/test.ts';
import { stateLinks } from './stateLinks.ts';

const { pages, controls, callFaults, voiceFaults } = stateLinks;

describe('Addresses of page states, controls, and faults', () => {
  testStates([
    ...Object.values(pages).flat(),
    ...controls.flatMap(({ examples }) => examples),
    ...callFaults,
    // their effects need a voice service: tests/e2e/mock/voiceFaults.spec.ts
    ...voiceFaults.map(({ address, press }) => ({ address, shows: press })),
  ]);
});

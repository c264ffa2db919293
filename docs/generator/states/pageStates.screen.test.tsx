import { opensEveryState } from '#tests/support/screen/stateAddresses.ts';
import { describe } from '#tests/support/screen/test.ts';
import { stateLinks } from './stateLinks.ts';

const { pages, controls, callFaults, voiceFaults } = stateLinks;

describe('The address of each state of a page, and of each control and fault', () => {
  opensEveryState([
    ...Object.values(pages).flat(),
    ...controls.flatMap(({ examples }) => examples),
    ...callFaults,
    // what comes of them takes a voice service: tests/e2e/mock/voiceFaults.spec.ts
    ...voiceFaults.map(({ address, press }) => ({ address, shows: press })),
  ]);
});

import { expect, test } from './test.ts';
import { reachPanels } from './panels.ts';
import { COMMANDS } from '../../../mocks/hosts/urlCommandNames.ts';
import { setClock } from '../../../mocks/hosts/sandbox/pageClock.ts';

interface Addressed {
  readonly address: string;
  readonly shows: string;
}

/** A normal run opens one state of this many; LONG_RUNS=1 opens all. */
const SAMPLE_EVERY = import.meta.env['LONG_RUNS'] === '1' ? 1 : 12;

/** Opens addresses and checks that each shows the described state without console output. */
export function opensStates(states: readonly Addressed[]): void {
  test.afterEach(() => setClock(undefined));

  const opened = states.filter((_, index) => index % SAMPLE_EVERY === 0);

  test.for(opened)('$address', async ({ address, shows }, { app }) => {
    await app.follow(address);
    // content far down loads when reached
    if (address.includes('panel=')) await reachPanels();
    await expect.poll(() => document.body.innerText).toContain(shows);
    const said = new URLSearchParams(location.search);
    expect(COMMANDS.filter((command) => said.has(command))).toEqual([]);
  });
}

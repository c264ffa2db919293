import { expect, test } from './test.ts';
import { reachPanels } from './panels.ts';
import { COMMANDS } from '../../../mocks/hosts/urlCommandNames.ts';
import { setClock } from '../../../mocks/hosts/sandbox/pageClock.ts';

interface Addressed {
  readonly address: string;
  readonly shows: string;
}

/** A normal run opens one of this many states. LONG_RUNS=1 opens all states. */
const SAMPLE_EVERY = import.meta.env['LONG_RUNS'] === '1' ? 1 : 12;

/** Opens each address and checks that it shows the described state, without console output. */
export function testStates(states: readonly Addressed[]): void {
  test.afterEach(() => setClock(undefined));

  const opened = states.filter((_, index) => index % SAMPLE_EVERY === 0);

  test.for(opened)('$address', async ({ address, shows }, { app }) => {
    await app.follow(address);
    // content below the viewport loads after scrolling to it
    if (address.includes('panel=')) await reachPanels();
    await expect.poll(() => document.body.innerText).toContain(shows);
    const said = new URLSearchParams(location.search);
    expect(COMMANDS.filter((command) => said.has(command))).toEqual([]);
  });
}

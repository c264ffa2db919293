import { expect, test } from './test.ts';
import { reachPanels } from './panels.ts';
import { COMMANDS } from '../../../mocks/hosts/urlCommandNames.ts';
import { setClock } from '../../../mocks/hosts/sandbox/pageClock.ts';

interface Addressed {
  readonly address: string;
  readonly shows: string;
}

/** Opens each address and checks that it shows the described state without console output. */
export function opensEveryState(states: readonly Addressed[]): void {
  test.afterEach(() => setClock(undefined));

  test.for(states)('$address', async ({ address, shows }, { app }) => {
    await app.follow(address);
    // content far down loads when reached
    if (address.includes('panel=')) await reachPanels();
    await expect.poll(() => document.body.innerText).toContain(shows);
    const said = new URLSearchParams(location.search);
    expect(COMMANDS.filter((command) => said.has(command))).toEqual([]);
  });
}

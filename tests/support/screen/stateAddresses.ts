import { expect, test } from './test.ts';
import { reachPanels } from './panels.ts';
import { COMMANDS } from '../../../mocks/hosts/urlCommandNames.ts';
import { setClock } from '../../../mocks/hosts/sandbox/pageClock.ts';

interface Addressed {
  readonly address: string;
  readonly shows: string;
}

/** Has each address opened, obeyed and taken at its word: it shows what is said of it, and tells nothing to the console. */
export function opensEveryState(states: readonly Addressed[]): void {
  test.afterEach(() => setClock(undefined));

  test.for(states)('$address', async ({ address, shows }, { app }) => {
    await app.follow(address);
    // what is far down the page is loaded when it is reached
    if (address.includes('panel=')) await reachPanels();
    await expect.poll(() => document.body.innerText).toContain(shows);
    const said = new URLSearchParams(location.search);
    expect(COMMANDS.filter((command) => said.has(command))).toEqual([]);
  });
}

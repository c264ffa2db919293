import { pages } from '#ui/navigation/pages.ts';
import { companySections } from '#ui/navigation/companySections.ts';
import { SIGNED_OUT } from '../../mocks/hosts/sandbox/currentStateLink.ts';
import { DEMO_SEED } from '../../mocks/seed/demoSeedNumber.ts';
import type { Action } from './action.ts';
import type { State, Values } from './state.ts';
import { NOW } from './virtualTime.ts';

/** Returns the address that opens the seeded app in the action's state, at the action's main place. */
export function startAddress({ state, places: [place] }: Action, values: Values): string {
  const { page, section, panel } = place;
  const path = pages[page].path.replace(/:(\w+)/g, (_, parameter: string) => {
    const value = values[parameter];
    if (value === undefined) throw new Error(`The state has no ${parameter}, which ${page} needs`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(place.query);
  for (const [name, value] of Object.entries({ ...(panel && { panel }), ...commandOf(state) }))
    query.set(name, value);
  const anchor = panel ? 'voiceAi' : section;
  const hash = anchor ? `#${companySections[anchor].id}` : '';
  // uses `%20`, because every URL reader understands it
  return `${path}${query.size > 0 ? '?' : ''}${query.toString().replaceAll('+', '%20')}${hash}`;
}

/** Returns the URL commands that start a new sandbox. */
function commandOf(state: State): Readonly<Record<string, string>> {
  if ('scenario' in state)
    return { scenario: state.scenario, ...(state.isOfItsDay && { clock: new Date(NOW).toISOString() }) };
  return 'visitor' in state ? { as: SIGNED_OUT } : { seed: String(DEMO_SEED), as: state.as };
}

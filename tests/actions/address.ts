import { pages } from '#ui/navigation/pages.ts';
import { companySections } from '#ui/navigation/companySections.ts';
import { SIGNED_OUT } from '../../mocks/hosts/sandbox/currentStateLink.ts';
import { DEMO_SEED } from '../../mocks/seed/demoSeedNumber.ts';
import type { Action, ActionPlace } from './action.ts';
import type { State, Values } from './state.ts';
import { NOW } from './virtualTime.ts';

/** Returns the address that opens the seeded app in the action's state, at the action's main place. */
export function startAddress(
  { state, places: [place] }: Pick<Action, 'state' | 'places'>,
  values: Values,
): string {
  const query = new URLSearchParams(place.query);
  if (place.panel !== undefined) query.set('panel', place.panel);
  for (const [name, value] of Object.entries(commandOf(state))) query.set(name, value);
  const hash = hashOf(place);
  // uses `%20`, because every URL reader understands it
  const asked = query.size > 0 ? `?${query.toString().replaceAll('+', '%20')}` : '';
  return pathOf(place, values) + asked + hash;
}

function pathOf({ page }: ActionPlace, values: Values): string {
  return pages[page].path.replace(/:(\w+)/g, (_, parameter: string) => {
    const value = values[parameter];
    if (value === undefined) throw new Error(`The state has no ${parameter}, which ${page} needs`);
    return encodeURIComponent(value);
  });
}

/** Returns the URL commands that start a new sandbox. */
function commandOf(state: State): Readonly<Record<string, string>> {
  if ('scenario' in state) {
    return { scenario: state.scenario, ...(state.isOfItsDay && { clock: new Date(NOW).toISOString() }) };
  }
  return 'visitor' in state ? { as: SIGNED_OUT } : { seed: String(DEMO_SEED), as: state.as };
}

function hashOf({ section, panel }: ActionPlace): string {
  const anchor = panel === undefined ? section : 'voiceAi';
  return anchor === undefined ? '' : `#${companySections[anchor].id}`;
}

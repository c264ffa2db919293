import { findApiCall } from '../support/calls.ts';
import { interactionFrom, pactIn, PACT_FILE, type Interaction, type Pact } from '../support/pactFile.ts';
import { screenOfCall } from './impact.ts';
import { roleMatrix } from './roleMatrix.ts';
import { tierOf, type Tier } from './tiers.ts';

/** The number of interactions that a rule skips and that no earlier rule has skipped. */
export interface Skipped {
  /** Text after the number, such as "that write". */
  readonly words: string;
  readonly count: number;
}

export interface SelectedInteractions {
  /** The pact with these interactions, as Pact reads it. */
  readonly pact: Pact;
  readonly interactions: readonly Interaction[];
  readonly skipped: readonly Skipped[];
}

export interface Selection {
  readonly tiers: readonly Tier[];
  readonly onlyReads: boolean;
  /** A part of an API call's path or of its screen's name, such as `orders` or `Menu Builder`. */
  readonly area?: string | undefined;
  /** Regular expressions for states, as in the options. */
  readonly withoutStates: readonly string[];
}

/** Decides whether an interaction of the pact or of the role matrix is skipped. */
type Rule = readonly [words: string, leavesOut: (interaction: Interaction, tier: Tier) => boolean];

const rulesOf = ({ tiers, onlyReads, area, withoutStates }: Selection): readonly Rule[] => [
  ['of other tiers', (_, tier) => !tiers.includes(tier)],
  ...withoutStates.map((text): Rule => {
    const pattern = patternOf(text);
    return [`with a state matching /${text}/`, ({ states }) => states.some((one) => pattern.test(one))];
  }),
  ['that write', ({ request }) => onlyReads && request.method !== 'GET'],
  [`outside “${area}”`, (interaction) => area !== undefined && !isIn(area.toLowerCase(), interaction)],
];

function isIn(area: string, { request }: Interaction): boolean {
  const call = findApiCall(request.method, request.path);
  return [call.path, screenOfCall(call)].some((place) => place.toLowerCase().includes(area));
}

function patternOf(text: string): RegExp {
  try {
    return new RegExp(text);
  } catch (cause) {
    const { message } = cause as Error;
    throw new Error(`--without-state is not a valid regular expression: ${message}`, { cause });
  }
}

/**
 * Selects interactions of the pact. The duty tier also has the role matrix.
 * @throws Error for an invalid regular expression, naming its option
 */
export function selectInteractions(selection: Selection): SelectedInteractions {
  const pact = pactIn(PACT_FILE);
  const matrix = roleMatrix(pact.interactions);
  let chosen = [...pact.interactions, ...matrix].map((raw) => {
    const interaction = interactionFrom(raw);
    return { raw, interaction, tier: matrix.includes(raw) ? 'duty' : tierOf(interaction) };
  });
  const skipped: Skipped[] = [];
  for (const [words, leavesOut] of rulesOf(selection)) {
    const kept = chosen.filter(({ interaction, tier }) => !leavesOut(interaction, tier));
    const count = chosen.length - kept.length;
    if (count > 0) skipped.push({ words, count });
    chosen = kept;
  }
  return {
    pact: { ...pact, interactions: chosen.map(({ raw }) => raw) },
    interactions: chosen.map(({ interaction }) => interaction),
    skipped,
  };
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findApiCall } from '../support/calls.ts';
import { interactionFrom, pactIn, type Interaction, type PactInteraction } from '../support/pactFile.ts';
import { screenOf } from './impact.ts';
import { roleMatrix } from './roleMatrix.ts';
import { tierOf, type Tier } from './tiers.ts';

/** A rule that skips interactions, worded to follow a number: "that write". */
interface Rule {
  readonly words: string;
  readonly leavesOut: (candidate: Candidate) => boolean;
}

/** The number of interactions a rule skips after the rules before it. */
export interface LeftOut extends Pick<Rule, 'words'> {
  readonly count: number;
}

export interface SelectedInteractions {
  readonly pactFile: string;
  readonly interactions: readonly Interaction[];
  readonly leftOut: readonly LeftOut[];
}

export interface Selection {
  readonly tiers: readonly Tier[];
  readonly onlyReads: boolean;
  /** Part of a call's path or of its screen's name, such as `orders` or `Menu Builder`. */
  readonly area?: string | undefined;
  /** Regular expressions for states, as given. */
  readonly withoutStates: readonly string[];
}

/** An interaction of the pact or of the role matrix. */
interface Candidate {
  readonly tier: Tier;
  readonly interaction: Interaction;
  readonly raw: PactInteraction;
}

function rulesOf({ tiers, onlyReads, area, withoutStates }: Selection): readonly Rule[] {
  const rules: Rule[] = [
    { words: 'of other tiers', leavesOut: ({ tier }) => !tiers.includes(tier) },
    ...withoutStates.map((text) => {
      const pattern = patternOf('--without-state', text);
      const leavesOut = ({ interaction }: Candidate) => interaction.states.some((one) => pattern.test(one));
      return { words: `with a state matching /${text}/`, leavesOut };
    }),
  ];
  if (onlyReads) rules.push({ words: 'that write', leavesOut: ({ raw }) => raw.request.method !== 'GET' });
  if (area)
    rules.push({
      words: `outside “${area}”`,
      leavesOut: ({ interaction }) => !isIn(area.toLowerCase(), interaction),
    });
  return rules;
}

function isIn(area: string, { request }: Interaction): boolean {
  const call = findApiCall(request.method, request.path);
  return [call.path, screenOf(call)].some((place) => place.toLowerCase().includes(area));
}

function patternOf(givenAs: string, text: string): RegExp {
  try {
    return new RegExp(text);
  } catch (cause) {
    throw new Error(`${givenAs} is not a valid regular expression: ${(cause as Error).message}`, { cause });
  }
}

/**
 * Selects interactions of a pact, with the role matrix in the duty tier.
 * @param folder receives the filtered pact
 * @throws Error for an invalid regular expression, naming its option
 */
export function selectInteractions(
  pactFile: string,
  selection: Selection,
  folder: string,
): SelectedInteractions {
  const pact = pactIn(pactFile);
  const matrix = roleMatrix(pact.interactions);
  const all = [...pact.interactions, ...matrix].map((raw): Candidate => {
    const interaction = interactionFrom(raw);
    return { raw, interaction, tier: matrix.includes(raw) ? 'duty' : tierOf(interaction) };
  });
  const rules = rulesOf(selection);
  const leftOutBy = new Map(all.map((one) => [one, rules.find(({ leavesOut }) => leavesOut(one))]));
  const leftOut = rules
    .map((rule) => ({ words: rule.words, count: all.filter((one) => leftOutBy.get(one) === rule).length }))
    .filter(({ count }) => count > 0);
  const chosen = all.filter((one) => leftOutBy.get(one) === undefined);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'pact.json');
  writeFileSync(file, JSON.stringify({ ...pact, interactions: chosen.map(({ raw }) => raw) }));
  return { pactFile: file, interactions: chosen.map(({ interaction }) => interaction), leftOut };
}

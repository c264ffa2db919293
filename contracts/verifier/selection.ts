import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { interactionsOf, type Interaction } from '../support/pactFile.ts';
import type { Publishing } from './brokerPact.ts';

/** A rule that skips interactions, worded to follow a number: "that write". */
export interface Rule {
  readonly words: string;
  readonly leavesOut: (interaction: Interaction) => boolean;
}

/** The number of interactions a rule skips after the rules before it. */
export interface LeftOut extends Pick<Rule, 'words'> {
  readonly count: number;
}

export interface SelectedInteractions {
  /** The source of the pact and where results go. */
  readonly pact: { readonly pactUrls: string[] } | Publishing;
  readonly interactions: readonly Interaction[];
  readonly leftOut: readonly LeftOut[];
}

export interface Selection {
  readonly onlyReads: boolean;
  /** Regular expressions for descriptions and states, as given. */
  readonly description?: string | undefined;
  readonly state?: string | undefined;
  readonly withoutStates: readonly string[];
}

/** @throws Error for an invalid regular expression, naming its option */
export function rulesOf({ onlyReads, description, state, withoutStates }: Selection): readonly Rule[] {
  const inState = (pattern: RegExp) => (interaction: Interaction) =>
    interaction.providerStates.some(({ name }) => pattern.test(name));
  const rules: Rule[] = withoutStates.map((text) => ({
    words: `with a state matching /${text}/`,
    leavesOut: inState(patternOf('--without-state', text)),
  }));
  if (onlyReads) rules.unshift({ words: 'that write', leavesOut: ({ request }) => request.method !== 'GET' });
  if (description) {
    const pattern = patternOf('PACT_DESCRIPTION', description);
    rules.push({
      words: `not matching /${description}/`,
      leavesOut: (one) => !pattern.test(one.description),
    });
  }
  if (state) {
    const isIn = inState(patternOf('PACT_PROVIDER_STATE', state));
    rules.push({ words: `without a state matching /${state}/`, leavesOut: (one) => !isIn(one) });
  }
  return rules;
}

function patternOf(givenAs: string, text: string): RegExp {
  try {
    return new RegExp(text);
  } catch (cause) {
    throw new Error(`${givenAs} is not a valid regular expression: ${(cause as Error).message}`, { cause });
  }
}

/**
 * Applies the rules to a pact.
 * @param folder receives the filtered pact
 */
export function selectInteractions(
  pactFile: string,
  rules: readonly Rule[] = [],
  folder = '.',
): SelectedInteractions {
  const text = readFileSync(pactFile, 'utf8');
  const interactions = interactionsOf(text);
  const leftOutBy = interactions.map((interaction) => rules.find(({ leavesOut }) => leavesOut(interaction)));
  const leftOut = rules
    .map((rule) => ({ words: rule.words, count: leftOutBy.filter((by) => by === rule).length }))
    .filter(({ count }) => count > 0);
  if (leftOut.length === 0) return { pact: { pactUrls: [pactFile] }, interactions, leftOut };
  const stays = (_: unknown, index: number) => leftOutBy[index] === undefined;
  const pact = JSON.parse(text) as { readonly interactions: readonly unknown[] };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'pact.json');
  writeFileSync(file, JSON.stringify({ ...pact, interactions: pact.interactions.filter(stays) }));
  return { pact: { pactUrls: [file] }, interactions: interactions.filter(stays), leftOut };
}

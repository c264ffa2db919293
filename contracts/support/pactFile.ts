import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

export const CONSUMER = 'tableside-web';
export const PROVIDER = 'tableside-api';

/** The file to which the consumer tests write the pact. */
export const PACT_FILE = join(import.meta.dirname, `../pacts/${CONSUMER}-${PROVIDER}.json`);

/** Identifies an interaction by description and states, because two may share a description. */
export const nameOf = (description: string, states: readonly string[]) =>
  `${description}, given ${states.join(' and ')}`;

const Interaction = v.pipe(
  v.object({
    description: v.string(),
    /** The report lists pending interactions, but they never fail a verification. */
    pending: v.boolean(),
    providerStates: v.array(
      v.object({ name: v.string(), params: v.optional(v.record(v.string(), v.string()), {}) }),
    ),
    request: v.object({
      method: v.string(),
      path: v.string(),
      query: v.optional(v.record(v.string(), v.array(v.string())), {}),
      headers: v.optional(v.record(v.string(), v.array(v.string())), {}),
      body: v.optional(v.object({ content: v.unknown() })),
      /** Where state values such as `${companyId}` occur, by part of the request. */
      generators: v.optional(v.record(v.string(), v.unknown()), {}),
    }),
    response: v.object({
      status: v.number(),
      headers: v.optional(v.record(v.string(), v.array(v.string())), {}),
      body: v.optional(v.object({ content: v.unknown(), contentType: v.string() })),
      matchingRules: v.optional(
        v.object({
          body: v.optional(v.record(v.string(), v.unknown()), {}),
          status: v.optional(v.unknown()),
        }),
        {},
      ),
    }),
  }),
  v.transform((interaction) => {
    const states = interaction.providerStates.map(({ name }) => name);
    return { ...interaction, states, name: nameOf(interaction.description, states) };
  }),
);
export type Interaction = v.InferOutput<typeof Interaction>;

/** An interaction as stored in the file. */
export type PactInteraction = v.InferInput<typeof Interaction>;

export const interactionFrom = (raw: PactInteraction): Interaction => v.parse(Interaction, raw);

/** A pact as stored in the file, with all fields that Pact needs. */
export interface Pact {
  readonly interactions: readonly PactInteraction[];
}

export const pactIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Pact;

export const interactionsIn = (pactFile: string): readonly Interaction[] =>
  pactIn(pactFile).interactions.map(interactionFrom);

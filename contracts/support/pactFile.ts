import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

export const CONSUMER = 'tableside-web';
export const PROVIDER = 'tableside-api';

/** Where the consumer tests write what they agreed on. */
export const PACTS_FOLDER = join(import.meta.dirname, '../pacts');
export const PACT_FILE = join(PACTS_FOLDER, `${CONSUMER}-${PROVIDER}.json`);

const Interaction = v.object({
  description: v.string(),
  /** The provider may leave it out: what it says then is told, and fails nothing. */
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
    /** What a state's values go into, `${companyId}` for each; by the part of the request. */
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
});
export type Interaction = v.InferOutput<typeof Interaction>;

const Pact = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ interactions: v.array(Interaction) }),
  v.transform(({ interactions }) => interactions),
);

/** What was agreed, from the text of a pact. */
export const interactionsOf = (pact: string): readonly Interaction[] => v.parse(Pact, pact);

/** What was agreed, as the file holds it. */
export const interactionsIn = (pactFile: string): readonly Interaction[] =>
  interactionsOf(readFileSync(pactFile, 'utf8'));

import { parseArgs } from 'node:util';
import { demoSeed } from '../seed/demo.ts';
import { emptySeed } from '../seed/empty.ts';
import type { Seed } from '../db/seed.ts';

export const HELP = `Serves the fake backend as a plain HTTP API, with the voice service, until stopped.

npm run mock

  --port NUMBER      default 4010; 0 picks a free port
  --seed NAME        demo (default) or empty; a number uses the demo with that random seed
  --clock INSTANT    freezes the clock, for example at 2026-03-08T06:30:00Z
  --curators MODULE  a module with the museum curators
  --help             show this text`;

const seeds: Readonly<Record<string, () => Seed>> = { demo: () => demoSeed(), empty: emptySeed };

function portCalled(name: string): number {
  const port = Number(name);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('--port must be a number up to 65535');
  return port;
}

/** @param name a seed's name, or a random seed for generating the demo rows */
function seedCalled(name: string): Seed {
  if (/^\d{1,9}$/.test(name)) return demoSeed(Number(name));
  const seed = Object.hasOwn(seeds, name) ? seeds[name] : undefined;
  if (!seed) throw new Error(`--seed must be a whole number, or one of ${Object.keys(seeds).join(', ')}`);
  return seed();
}

/** Creates a clock that is frozen at an ISO 8601 instant. */
function frozenClock(instant: string): () => number {
  const milliseconds = Date.parse(instant);
  if (Number.isNaN(milliseconds))
    throw new Error('--clock must be an ISO 8601 time such as 2026-03-08T06:30:00Z');
  return () => milliseconds;
}

/**
 * Parses the options of the serve command. Returns undefined if the user requests help.
 * @throws Error that names the wrong option
 */
export function serveOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4010' },
      seed: { type: 'string', default: 'demo' },
      clock: { type: 'string' },
      curators: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  return {
    port: portCalled(values.port),
    seed: seedCalled(values.seed),
    seedName: values.seed,
    now: values.clock === undefined ? undefined : frozenClock(values.clock),
    curators: values.curators,
  };
}

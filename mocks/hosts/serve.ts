import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { demoSeed } from '../seed/demo.ts';
import { emptySeed } from '../seed/empty.ts';
import type { Seed } from '../db/seed.ts';
import type { Curators } from '../voice/voiceService.ts';
import { startServer } from './server.ts';

const HELP = `Serves the fake backend as a plain HTTP API, with the voice service, until stopped.

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

/** @param name a seed's name, or a random seed for the demo rows */
function seedCalled(name: string): Seed {
  if (/^\d{1,9}$/.test(name)) return demoSeed(Number(name));
  const seed = Object.hasOwn(seeds, name) ? seeds[name] : undefined;
  if (!seed) throw new Error(`--seed must be a whole number, or one of ${Object.keys(seeds).join(', ')}`);
  return seed();
}

/** A clock frozen at an ISO 8601 instant. */
function frozenClock(instant: string): () => number {
  const milliseconds = Date.parse(instant);
  if (Number.isNaN(milliseconds))
    throw new Error('--clock must be an ISO 8601 time such as 2026-03-08T06:30:00Z');
  return () => milliseconds;
}

async function main() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      seed: { type: 'string', default: 'demo' },
      clock: { type: 'string' },
      curators: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(HELP);
  const { url, close } = await startServer({
    port: portCalled(values.port),
    seed: seedCalled(values.seed),
    ordersArrive: true,
    ...(values.clock && { now: frozenClock(values.clock) }),
    ...(values.curators && { curators: await curatorsOf(values.curators) }),
  });
  console.log(`Fake backend (${values.seed}) at ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}

/** @param path a module exporting `curatorOf` */
async function curatorsOf(path: string): Promise<Curators> {
  const { curatorOf } = (await import(pathToFileURL(path).href)) as { readonly curatorOf: Curators };
  return curatorOf;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error('npm run mock -- --help');
  process.exitCode = 1;
}

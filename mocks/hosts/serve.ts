import { pathToFileURL } from 'node:url';
import type { Curators } from '../voice/voiceService.ts';
import { startServer } from './server.ts';
import { HELP, serveOptions } from './serveOptions.ts';

async function main() {
  const options = serveOptions(process.argv.slice(2));
  if (!options) return console.log(HELP);
  const { port, seed, seedName, now, curators } = options;
  const { url, close } = await startServer({
    port,
    seed,
    ordersArrive: true,
    ...(now && { now }),
    ...(curators && { curators: await curatorsOf(curators) }),
  });
  console.log(`Fake backend (${seedName}) at ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}

/** @param path a module that exports `curatorOf` */
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

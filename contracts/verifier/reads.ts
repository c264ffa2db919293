import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes down of a pact what changes nothing at the provider: its GET requests. @returns the file of those */
export function readsIn(pactFile: string): string {
  const pact = JSON.parse(readFileSync(pactFile, 'utf8')) as {
    readonly interactions: readonly { readonly request: { readonly method: string } }[];
  };
  const interactions = pact.interactions.filter(({ request }) => request.method === 'GET');
  const file = join(mkdtempSync(join(tmpdir(), 'reads-')), 'pact.json');
  writeFileSync(file, JSON.stringify({ ...pact, interactions }));
  return file;
}

import { readFileSync } from 'node:fs';
import { Comparator, type Result } from '@pactflow/openapi-pact-comparator';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { PACT_FILE } from '../support/pactFile.ts';
import { OPENAPI_FILE, openApiText } from './file.ts';

type Oas = NonNullable<NonNullable<ConstructorParameters<typeof Comparator>[0]>['oas']>;
type Pact = Parameters<Comparator['compare']>[0];

async function differences(yaml: string): Promise<readonly Result[]> {
  const pact = JSON.parse(readFileSync(PACT_FILE, 'utf8')) as Pact;
  const found: Result[] = [];
  for await (const one of new Comparator({ oas: parse(yaml) as Oas }).compare(pact)) found.push(one);
  return found;
}

const committed = readFileSync(OPENAPI_FILE, 'utf8');

it('the OpenAPI file is up to date (npm run contracts:openapi)', async () => {
  expect(committed).toBe(await openApiText());
}, 60_000);

it('the OpenAPI file agrees with the pacts', async () => {
  const found = await differences(committed);
  // audio is no JSON
  expect(found.map(({ code }) => code)).toEqual(['response.body.unvalidatable']);
});

it('the comparison finds a field of another type and a missing call', async () => {
  const other = committed
    .replace('isPrinted:\n          type: boolean', 'isPrinted:\n          type: string')
    .replace('/api/bookings:', '/api/meetings:');
  const codes = (await differences(other)).map(({ code }) => code);
  expect(codes).toEqual(
    expect.arrayContaining(['response.body.incompatible', 'request.path-or-method.unknown']),
  );
});

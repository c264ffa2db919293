import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { stringify } from 'yaml';
import { openApiDocument } from './document.ts';

export const OPENAPI_FILE = join(import.meta.dirname, '../openapi.yaml');

/** The text of the OpenAPI file. */
export async function openApiText(): Promise<string> {
  const yaml = stringify(await openApiDocument(), {
    aliasDuplicateObjects: false,
    lineWidth: 0,
    // older parsers read dates and "no" in their own way
    compat: 'yaml-1.1',
  });
  const text = `# Written by \`npm run contracts:openapi\`.\n${yaml}`;
  return format(text, { ...(await resolveConfig(OPENAPI_FILE)), filepath: OPENAPI_FILE });
}

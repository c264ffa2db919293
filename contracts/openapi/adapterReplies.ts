import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { Schema } from './schema.ts';

const AGREED = join(import.meta.dirname, 'agreed');
const REPLACED: readonly (readonly [RegExp, file: string])[] = [
  [/\/http\/(schemas|transcriptLines)\.ts$|^\.\/(schemas|transcriptLines)\.ts$/, join(AGREED, 'schemas.ts')],
  [/\/http\/Api\.ts$|^\.\/Api\.ts$/, join(AGREED, 'Api.ts')],
];

/**
 * Reads the response of each call from the adapters' own schemas, in the agreed form of each value: the
 * adapters are loaded with the building blocks in `agreed/`.
 * @returns JSON Schemas by port method, such as `Companies.detail`; undefined for bytes or any response
 */
export async function adapterReplies(): Promise<ReadonlyMap<string, Schema | undefined>> {
  const { module } = await runnerImport<typeof import('./agreed/recordReplies.ts')>(
    join(AGREED, 'recordReplies.ts'),
    {
      configFile: false,
      logLevel: 'error',
      plugins: [
        {
          name: 'agreed-form',
          enforce: 'pre',
          resolveId: (source) => REPLACED.find(([pattern]) => pattern.test(source))?.[1],
        },
      ],
    },
  );
  return module.replies;
}

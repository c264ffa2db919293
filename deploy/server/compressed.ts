import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

// files compress in parallel, because zlib uses Node's thread pool
const encodings = [
  { ending: '.br', encode: promisify(brotliCompress) },
  { ending: '.gz', encode: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
];

/** The folder of compressed files, by content hash. Brotli takes most of a build's time. */
const CACHE = 'node_modules/.cache/tableside-compressed';

/** Writes compressed versions of a file, as small as possible, for servers to send. */
export async function compress(file: string): Promise<void> {
  if (!/\.(html|js|css|svg|txt|xml)$/.test(file)) return;
  const content = await readFile(file);
  const cached = join(CACHE, createHash('sha256').update(content).digest('hex'));
  await mkdir(CACHE, { recursive: true });
  await Promise.all(
    encodings.map(async ({ ending, encode }) => {
      if (await isCopied(cached + ending, file + ending)) return;
      const encoded = await encode(content);
      if (encoded.length >= content.length) return;
      await writeFile(file + ending, encoded);
      // renamed when complete, so that a parallel build never copies half a file
      const partial = `${cached}-${process.pid}${ending}`;
      await writeFile(partial, encoded);
      await rename(partial, cached + ending);
    }),
  );
}

const isCopied = (from: string, to: string): Promise<boolean> =>
  copyFile(from, to).then(
    () => true,
    () => false,
  );

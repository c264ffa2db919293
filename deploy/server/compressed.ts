import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const encodings = [
  { ending: '.br', encode: promisify(brotliCompress) },
  { ending: '.gz', encode: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
];

/** Writes maximally compressed versions of a file for servers to send. */
export async function compress(file: string): Promise<void> {
  if (!/\.(html|js|css|svg|txt|xml)$/.test(file)) return;
  const content = await readFile(file);
  await Promise.all(
    encodings.map(async ({ ending, encode }) => {
      const encoded = await encode(content);
      if (encoded.length < content.length) await writeFile(file + ending, encoded);
    }),
  );
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { serverFilesFolder } from '../../../deploy/serverFilesFolder.ts';
import { nginxIsThere, startNginx } from '../../support/nginx.ts';
import { build, builds, type Build } from './builds.ts';

async function serve({ outDir, url }: Build): Promise<void> {
  const port = Number(new URL(url).port);
  const configuration = join(serverFilesFolder(outDir), 'nginx.conf');
  // with every header that operators send, the content policy among them
  if (existsSync(configuration) && nginxIsThere()) {
    startNginx({ folder: outDir, configuration: readFileSync(configuration, 'utf8'), port });
  } else {
    await preview({ logLevel: 'warn', build: { outDir }, preview: { port, strictPort: true } });
  }
}

// a run that was killed has no way to end this any more
const runner = Number(process.env['E2E_RUNNER']);
setInterval(() => {
  try {
    process.kill(runner, 0);
  } catch {
    process.exit();
  }
}, 2000).unref();

// beside each other, as each is busy on one processor for most of its time
await Promise.all(builds.map(build));
// one after the other: the last one up means that all are
for (const each of builds) await serve(each);

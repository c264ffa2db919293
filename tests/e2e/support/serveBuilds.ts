import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { serverFilesFolder } from '../../../deploy/serverFilesFolder.ts';
import { nginxIsThere, startNginx } from '../../support/nginx.ts';
import { addresses, buildFolders } from './addresses.ts';
import { buildDemo, buildWithHost, copyWithTag } from './builds.ts';

async function serve(outDir: string, url: string): Promise<void> {
  const port = Number(new URL(url).port);
  const configuration = join(serverFilesFolder(outDir), 'container.conf');
  // serves all headers that operators send, including the content policy
  if (existsSync(configuration) && nginxIsThere()) {
    startNginx({ folder: outDir, configuration: readFileSync(configuration, 'utf8'), port });
  } else {
    await preview({ logLevel: 'warn', build: { outDir }, preview: { port, strictPort: true } });
  }
}

// stops the server if the process that started it was killed
const runner = Number(process.env['E2E_RUNNER']);
setInterval(() => {
  try {
    process.kill(runner, 0);
  } catch {
    process.exit();
  }
}, 2000).unref();

// in parallel, because a build uses mostly one thread
await Promise.all([buildDemo(), buildWithHost().then(copyWithTag)]);
await serve(buildFolders.mock, addresses.mockBuild);
await serve(buildFolders.tagged, addresses.taggedBuild);
// last, because the tests start once this server is up
await serve(buildFolders.host, addresses.hostBuild);

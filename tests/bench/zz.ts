import { readFileSync } from 'node:fs';
import { startNginx } from '#tests/support/nginx.ts';
const serve = (folder: string, port: number) => startNginx({ folder, configuration: readFileSync(`${folder}-server/nginx.conf`, 'utf8'), port });
serve('/tmp/siteX', 4180);
serve('/tmp/siteF', 4181);
setInterval(() => undefined, 1e6);

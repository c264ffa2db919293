import { readFileSync } from 'node:fs';
import { startNginx } from '#tests/support/nginx.ts';
startNginx({ folder: '/tmp/siteF', configuration: readFileSync('/tmp/old.conf', 'utf8'), port: 4180 });
startNginx({ folder: '/tmp/siteF', configuration: readFileSync('/tmp/siteF-server/nginx.conf', 'utf8'), port: 4181 });
setInterval(() => undefined, 1e6);

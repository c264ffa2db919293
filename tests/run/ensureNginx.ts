import { NGINX_PACKAGES } from '../../deploy/server/nginxPackages.ts';
import { nginxIsThere } from '../support/nginx.ts';
import { aptInstall } from './aptInstall.ts';

const packages = [...NGINX_PACKAGES, 'openssl'];

/** Installs the web server of the browser tests where possible. They also run without it. */
export function ensureNginx(): void {
  if (nginxIsThere()) return;
  try {
    aptInstall(...packages);
  } catch (error) {
    const [reason] = String(error).split('\n');
    console.warn(
      `No nginx (${reason}): the content policy is not tested in a browser. apt-get install ${packages.join(' ')}`,
    );
  }
}

import { nginxIsThere, NGINX_PACKAGES } from '../support/nginx.ts';
import { aptInstall } from './aptInstall.ts';

/** Fetches the web server behind which the browser tests run, where that can be had; they run without it as well. */
export function ensureNginx(): void {
  if (nginxIsThere()) return;
  try {
    aptInstall(...NGINX_PACKAGES);
  } catch (error) {
    const [reason] = String(error).split('\n');
    console.warn(
      `No nginx (${reason}): the content policy is not tried in the browser. apt-get install ${NGINX_PACKAGES.join(' ')}`,
    );
  }
}

/** Debian's packages of nginx. The second package serves files that the build has compressed. */
export const NGINX_PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

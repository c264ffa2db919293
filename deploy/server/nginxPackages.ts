/** Debian's packages of the web server. The second serves files that were compressed during the build. */
export const NGINX_PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

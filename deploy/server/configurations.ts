import { SHELL } from '../prerender/prerender.ts';
import { ASSETS, type ServingRules } from './servingRules.ts';
import { NGINX_PACKAGES } from './nginxPackages.ts';

/** The site's folder on the server and in the container. */
const ROOT = '/var/www/tableside';

/** The headers file of static hosts such as Netlify and Cloudflare Pages. */
export const HEADERS_FILE = '_headers';

/** The container's port. The container runs without root, so it can't open a port below 1024. */
const CONTAINER_PORT = 8080;

/** The options of each port in nginx. */
const PORTS: Readonly<Record<number, string>> = { 80: '', 443: ' ssl http2', [CONTAINER_PORT]: '' };

/** The folder where nginx finds {@link ipv6Files}. The path only exists on a kernel with IPv6. */
const IPV6_FOLDER = '/proc/sys/net/ipv6/../../../../etc/nginx/ipv6';

/** The folder with the TLS site's certificate, including the chain. */
const CERTIFICATE = '/etc/ssl/tableside';

/** Configures a site for {@link NGINX_PACKAGES}. A proxy in front of nginx handles TLS. */
export const nginxSite = (rules: ServingRules): string =>
  siteFile(rules, { logs: PACKAGE_LOGS, servers: (parts) => [server(listening(80), parts)] });

/** Configures a site that handles TLS. Port 80 redirects to TLS. */
export const nginxTlsSite = (rules: ServingRules): string =>
  siteFile(rules, {
    logs: PACKAGE_LOGS,
    servers: (parts, logs) => [
      server(listening(80), [logs, '    return 301 https://$host$request_uri;']),
      server(
        [
          ...listening(443),
          `ssl_certificate ${CERTIFICATE}/fullchain.pem;`,
          `ssl_certificate_key ${CERTIFICATE}/privkey.pem;`,
          'ssl_protocols TLSv1.2 TLSv1.3;',
          'ssl_session_cache shared:tableside:10m;',
          'ssl_session_tickets off;',
        ],
        parts,
      ),
    ],
  });

/** Builds the container's complete nginx configuration. Runs without root and writes all files to `/tmp`. */
export function nginxContainer(rules: ServingRules): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const site = siteFile(rules, {
    logs: { access: '/dev/stdout', error: 'stderr' },
    servers: (parts) => [server(listening(CONTAINER_PORT), parts)],
  });
  return `include /etc/nginx/modules-enabled/*.conf;
daemon off;
worker_processes auto;
pid /tmp/nginx.pid;
error_log stderr;

events {
}

http {
    include /etc/nginx/mime.types;
    sendfile on;
${temporary.map((name) => `    ${name}_temp_path /tmp/${name};`).join('\n')}

${site}
}
`;
}

const listening = (port: number) => [
  `listen ${port}${PORTS[port]};`,
  "# Listens on IPv6 too. The path doesn't exist if the kernel has no IPv6, because nginx would not start.",
  // a pattern, because nginx allows a pattern to match no file
  `include ${IPV6_FOLDER}/${port}[.]conf;`,
];

/** Creates the files that let the sites listen on IPv6, by name. */
export const ipv6Files = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(PORTS).map(([port, options]) => [`${port}.conf`, `listen [::]:${port}${options};\n`]),
  );

/** Log files that Debian's packages create and rotate. A systemd service can't open its stdout. */
const PACKAGE_LOGS = { access: '/var/log/nginx/access.log', error: '/var/log/nginx/error.log' };

interface SiteOptions {
  readonly logs: { readonly access: string; readonly error: string };
  readonly servers: (parts: readonly string[], logs: string) => readonly string[];
}

function siteFile(rules: ServingRules, { logs, servers }: SiteOptions): string {
  const { headers, pageHeaders, assetsCaching, caching } = rules;
  // repeated in each server, because logs at the same level would only be added to those of nginx.conf
  const logLines = `    access_log ${logs.access} tableside;
    # less severe errors quote the whole request
    error_log ${logs.error} alert;`;
  const parts = [
    logLines,
    `    root ${ROOT};
    server_tokens off;
    charset utf-8;

    # compressed during the build
    gzip_static on;
    brotli_static on;
    gzip_vary on;`,
    addHeaders({ 'Cache-Control': caching, ...headers, ...pageHeaders }, 1),
    `    location ${ASSETS} {
        # replaces the headers above: a page's policy is longer than many code files
${addHeaders({ 'Cache-Control': '$tableside_caching', ...headers }, 2)}
        # never a page in place of code, which caches would keep for a year
        try_files $uri =404;
    }`,
    `    location = /${HEADERS_FILE} {
        return 404;
    }`,
    `    location / {
        try_files $uri $uri/index.html /${SHELL};
    }`,
  ];
  return `# Written by the build.

# of files named by their content
map $status $tableside_caching {
    ~^(200|206|304)$ "${assetsCaching}";
    # a missing file may exist after the next release
    default "${caching}";
}

# the path as requested: $uri changes when a page is served in its place
map $request_uri $tableside_path {
    "~^(?<tableside_requested>[^?]*)" $tableside_requested;
}

# The path only. The query of a booking's confirmation names the guest, and so do referrers, which pages send
# with each request for code.
log_format tableside '$remote_addr [$time_iso8601] $request_method $tableside_path $status $body_bytes_sent '
                     '$request_time';

${servers(parts, logLines).join('\n\n')}
`;
}

const server = (lines: readonly string[], parts: readonly string[]) =>
  [`server {\n${[...lines, 'server_name _;'].map((line) => `    ${line}`).join('\n')}`, ...parts].join(
    '\n\n',
  ) + '\n}';

const addHeaders = (headers: Readonly<Record<string, string>>, depth: number) =>
  Object.entries(headers)
    .map(([name, value]) => `${'    '.repeat(depth)}add_header ${name} "${value}" always;`)
    .join('\n');

/** The Debian release whose packages the tests run. */
const BASE_IMAGE = 'debian:12.12-slim';

/** Builds the container file, for {@link nginxContainer}. Docker must run in the build's parent folder. */
export function containerFile(site: string, configuration: string): string {
  return `# Written by the build: docker build --file ${configuration}/Containerfile --tag tableside .
# With a digest: --build-arg BASE=${BASE_IMAGE}@sha256:...
ARG BASE=${BASE_IMAGE}
FROM \${BASE}
RUN apt-get update \\
    && apt-get install --yes --no-install-recommends ${NGINX_PACKAGES.join(' ')} \\
    && rm -rf /var/lib/apt/lists/*
COPY ${configuration}/container.conf /etc/nginx/nginx.conf
COPY ${configuration}/ipv6 /etc/nginx/ipv6
COPY ${site} ${ROOT}
USER www-data
EXPOSE ${CONTAINER_PORT}
STOPSIGNAL SIGQUIT
# without curl, which the image doesn't have
HEALTHCHECK --interval=30s --timeout=3s CMD ${JSON.stringify(['bash', '-c', HEALTH_CHECK])}
CMD ["nginx", "-e", "stderr"]
`;
}

/** A command that exits with 0 if the app's page is served. */
const HEALTH_CHECK = [
  `exec 3<>/dev/tcp/127.0.0.1/${CONTAINER_PORT}`,
  `printf 'GET /${SHELL} HTTP/1.0\\r\\n\\r\\n' >&3`,
  `head -n 1 <&3 | grep -q ' 200 '`,
].join(' && ');

/**
 * Builds the headers file of static hosts. Static hosts revalidate other files by default, and can't remove
 * headers for some paths.
 */
export function headersFile({ headers, pageHeaders, assetsCaching }: ServingRules): string {
  const lines = Object.entries({ ...headers, ...pageHeaders }).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, `${ASSETS}*`, `  Cache-Control: ${assetsCaching}`, ''].join('\n');
}

import { SHELL } from '../prerender/prerender.ts';
import { ASSETS, type Answers } from './answers.ts';

/** The site's folder on the server and in the container. */
const ROOT = '/var/www/tableside';

/** The headers file of static hosts such as Netlify and Cloudflare Pages. */
export const HEADERS_FILE = '_headers';

/** An nginx site for Debian's packages with `libnginx-mod-http-brotli-static`. */
export function nginxSite({ headers, pageHeaders, assetsCaching, caching }: Answers): string {
  return `# Written by the build. One site: /etc/nginx/conf.d/tableside.conf, with the folder of the site at ${ROOT}.
# Encryption ends here or before: add \`listen 443 ssl\` and its certificate, or leave it to what stands in front.

# of a file that is named by its content
map $status $tableside_caching {
    ~^(200|206|304)$ "${assetsCaching}";
    # what is missing now may be there after the next release
    default "${caching}";
}

server {
    listen 80;
    server_name _;
    root ${ROOT};
    server_tokens off;
    charset utf-8;

    # made when the site was built
    gzip_static on;
    brotli_static on;
    gzip_vary on;

${addHeaders({ 'Cache-Control': caching, ...headers, ...pageHeaders }, 1)}

    location ${ASSETS} {
        # instead of those above: the policy of a page is longer than many a file of code
${addHeaders({ 'Cache-Control': '$tableside_caching', ...headers }, 2)}
        # never a page in the place of code: what is in front would keep it for a year
        try_files $uri =404;
    }

    location = /${HEADERS_FILE} {
        return 404;
    }

    location / {
        try_files $uri $uri/index.html /${SHELL};
    }
}
`;
}

const addHeaders = (headers: Readonly<Record<string, string>>, depth: number) =>
  Object.entries(headers)
    .map(([name, value]) => `${'    '.repeat(depth)}add_header ${name} "${value}" always;`)
    .join('\n');

/** A container of that site, to be built in the build folder's parent. */
export function containerFile(site: string, configuration: string): string {
  return `# Written by the build: docker build --file ${configuration}/Containerfile --tag tableside .
FROM debian:bookworm-slim
RUN apt-get update \\
    && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\
    && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY ${configuration}/nginx.conf /etc/nginx/conf.d/tableside.conf
COPY ${site} ${ROOT}
EXPOSE 80
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off; error_log stderr;"]
`;
}

/**
 * Headers for static hosts. These revalidate other files on their own and can't remove headers for some
 * paths.
 */
export function headersFile({ headers, pageHeaders, assetsCaching }: Answers): string {
  const lines = Object.entries({ ...headers, ...pageHeaders }).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, `${ASSETS}*`, `  Cache-Control: ${assetsCaching}`, ''].join('\n');
}

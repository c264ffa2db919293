import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import type { Settings } from '../../src/start/settings.ts';
import { contentPolicy } from './contentPolicy.ts';

/** Where the browser reports policy violations to the development server. */
const REPORTS = '/__policy';

/** The development policy: the production policy, except for the styles Vite and Emotion insert. */
export const developmentPolicy = (html: string, settings: Settings): string =>
  contentPolicy([html], settings)
    .split('; ')
    .map((directive) => (directive.startsWith('style-src ') ? "style-src 'self' 'unsafe-inline'" : directive))
    .concat(`report-uri ${REPORTS}`)
    .join('; ');

/**
 * Sends the policy in report-only mode, so violations still work in development but are logged in the
 * browser and on the server.
 */
export function reportingPolicy(settings: Settings | undefined): Plugin {
  return {
    name: 'tableside:reporting-policy',
    apply: (_config, { command }) => command === 'serve' && process.env['VITEST'] === undefined,
    configureServer({ middlewares, config }) {
      if (!settings) return;
      middlewares.use(REPORTS, (request, response) => {
        void sentenceOf(request).then((sentence) => config.logger.warn(sentence, { timestamp: true }));
        response.writeHead(204).end();
      });
      middlewares.use(({ url }, response, next) => {
        // the handbook is not deployed
        if (!url?.startsWith('/docs/')) sendWithPolicy(response, settings);
        next();
      });
    },
  };
}

/** Adds the policy to a page when it is sent, because it depends on the final HTML. */
function sendWithPolicy(response: ServerResponse, settings: Settings): void {
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  response.end = (...parts: unknown[]) => {
    const [page] = parts;
    const isPage = String(response.getHeader('Content-Type')).startsWith('text/html');
    if (isPage && !response.headersSent && (typeof page === 'string' || Buffer.isBuffer(page))) {
      const policy = developmentPolicy(page.toString(), settings);
      response.setHeader('Content-Security-Policy-Report-Only', policy);
    }
    return end(...parts);
  };
}

interface Report {
  readonly 'csp-report'?: Readonly<Record<string, unknown>>;
}

async function sentenceOf(request: IncomingMessage): Promise<string> {
  const { 'csp-report': report = {} } = JSON.parse(await text(request)) as Report;
  const of = (name: string) => String(report[name]);
  return `The content policy of production refuses ${of('blocked-uri')} (${of('effective-directive')}) at ${of('document-uri')}, from ${of('source-file')}:${of('line-number')}`;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import type { Settings } from '../../src/start/settings.ts';
import { contentPolicy } from './contentPolicy.ts';

/** Where the browser tells the development server what the policy would have refused. */
const REPORTS = '/__policy';

/**
 * The policy of a page while the app is worked on: that of production, but for styles, which Vite and Emotion write into the
 * page then.
 */
export const developmentPolicy = (html: string, settings: Settings): string =>
  contentPolicy([html], settings)
    .split('; ')
    .map((directive) => (directive.startsWith('style-src ') ? "style-src 'self' 'unsafe-inline'" : directive))
    .concat(`report-uri ${REPORTS}`)
    .join('; ');

/**
 * Has the development server send the policy in report mode: what production will refuse goes on here, and is told on the
 * console of the browser and on that of the server.
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
        // the handbook is no part of what is deployed
        if (!url?.startsWith('/docs/')) sendWithPolicy(response, settings);
        next();
      });
    },
  };
}

/** Adds the policy to a page when it is sent: only then is it known what stands in it. */
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

import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import type { Settings } from '../../src/start/settings.ts';
import { contentPolicy } from './contentPolicy.ts';

/** The development server's path for violation reports. */
const REPORTS = '/__policy';

/** Builds the development policy: the production policy, but with the styles that Vite and Emotion insert. */
export const developmentPolicy = (html: string, settings: Settings): string =>
  contentPolicy([html], settings)
    .split('; ')
    .map((directive) => (directive.startsWith('style-src ') ? "style-src 'self' 'unsafe-inline'" : directive))
    .concat(`report-uri ${REPORTS}`)
    .join('; ');

/**
 * Sends the policy in report-only mode. In development, the browser and the server log violations but don't
 * block them.
 */
export function reportingPolicy(settings: Settings | undefined): Plugin {
  return {
    name: 'tableside:reporting-policy',
    apply: (_config, { command }) => command === 'serve' && process.env['VITEST'] === undefined,
    configureServer({ middlewares, config }) {
      if (!settings) return;
      middlewares.use(REPORTS, (request, response) => {
        const log = (sentence: string) => config.logger.warn(sentence, { timestamp: true });
        void receiveReport(request, log).then((status) => response.writeHead(status).end());
      });
      middlewares.use(({ url }, response, next) => {
        // the handbook is not part of a deployment
        if (!url?.startsWith('/docs/')) sendWithPolicy(response, settings);
        next();
      });
    },
  };
}

/** Adds the policy when a page is sent, because the policy depends on the final HTML. */
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

/** The maximum size of a report. Browsers send much less. */
const MAX_REPORT_BYTES = 64 * 1024;

interface Report {
  readonly 'csp-report'?: Readonly<Record<string, unknown>>;
}

/**
 * Logs a violation report. Any client can send a request here, so no body may stop the server.
 * @returns the response's status: 204, 400 for a body that isn't a report, or 413
 */
export async function receiveReport(
  request: AsyncIterable<Buffer>,
  log: (sentence: string) => void,
): Promise<204 | 400 | 413> {
  try {
    const parts: Buffer[] = [];
    let size = 0;
    // reads the rest too, because the browser reads the response only after sending the whole body
    for await (const part of request) {
      size += part.length;
      if (size <= MAX_REPORT_BYTES) parts.push(part);
    }
    if (size > MAX_REPORT_BYTES) return 413;
    log(sentenceOf(JSON.parse(Buffer.concat(parts).toString()) as Report));
    return 204;
  } catch {
    return 400;
  }
}

/** Describes a report. @throws TypeError for any other body */
function sentenceOf({ 'csp-report': report }: Report): string {
  if (typeof report !== 'object') throw new TypeError('A report has a csp-report');
  const of = (name: string) => String(report[name]);
  return `The content policy of production refuses ${of('blocked-uri')} (${of('effective-directive')}) at ${of('document-uri')}, from ${of('source-file')}:${of('line-number')}`;
}

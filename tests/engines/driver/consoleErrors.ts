import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SCRIPT = '/__complaints.js';
const KEY = '__complaints';

/** Records errors of each window, across reloads. Runs in the page before its scripts. */
function watch(key: string): void {
  const keep = (complaint: string) => {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...kept, `${location.pathname}: ${complaint}`]));
  };
  const told = (value: unknown) =>
    value instanceof Error ? `${value.message}\n${value.stack}` : String(value);
  const say = console.error;
  console.error = (...values) => {
    keep(values.map(told).join(' '));
    say(...values);
  };
  addEventListener('error', ({ message, error }) => {
    // a harmless message in every engine: the next frame delivers the remaining changes
    if (message.startsWith('ResizeObserver loop')) return;
    keep(`uncaught: ${error ? told(error) : message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled rejection: ${told(reason)}`));
}

/** Returns the recorded errors. Runs in the page, so it repeats the key from the outer scope. */
export function consoleErrors(): readonly string[] {
  return JSON.parse(sessionStorage.getItem('__complaints') ?? '[]') as string[];
}

/** Makes every served page record its errors, because some engines don't report them. */
export function consoleErrorRecorder(): Plugin {
  return {
    name: 'tableside:page-error-recorder',
    configurePreviewServer({ middlewares, config }) {
      const folder = join(config.root, config.build.outDir);
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname === SCRIPT) {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(`(${watch.toString()})(${JSON.stringify(KEY)})`);
        } else if (pathname.endsWith('.html')) {
          readFile(join(folder, pathname), 'utf8').then((html) => {
            response.setHeader('Content-Type', 'text/html');
            response.end(html.replace('<head>', `<head><script src="${SCRIPT}"></script>`));
          }, next);
        } else next();
      });
    },
  };
}

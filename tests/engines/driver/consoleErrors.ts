import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SCRIPT = '/__complaints.js';
const KEY = '__complaints';

/** Runs in the page, before anything of its own: writes down what it complains of, over reloads, each window for itself. */
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
    // a notice of every engine's: what has changed its size is told in the next frame, as it should be
    if (message.startsWith('ResizeObserver loop')) return;
    keep(`uncaught: ${error ? told(error) : message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled rejection: ${told(reason)}`));
}

/** Runs in the page: what it complained of. The key is said once more, as it may use nothing from around it. */
export function consoleErrors(): readonly string[] {
  return JSON.parse(sessionStorage.getItem('__complaints') ?? '[]') as string[];
}

/** Lets every page that is served write down what it complains of: not every engine tells who drives it. */
export function consoleErrorRecorder(): Plugin {
  return {
    name: 'tableside:complaints-recorder',
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

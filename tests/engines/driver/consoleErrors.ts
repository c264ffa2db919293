import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SCRIPT = '/__complaints.js';
const KEY = '__complaints';

/** Runs in the page before its scripts: records errors per window, across reloads. */
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
    // a harmless notice in every engine: the next frame delivers the rest
    if (message.startsWith('ResizeObserver loop')) return;
    keep(`uncaught: ${error ? told(error) : message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled rejection: ${told(reason)}`));
}

/** Runs in the page: returns the recorded errors. Repeats the key because it has no outer scope. */
export function consoleErrors(): readonly string[] {
  return JSON.parse(sessionStorage.getItem('__complaints') ?? '[]') as string[];
}

/** Makes every served page record its errors, because not every engine reports them. */
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

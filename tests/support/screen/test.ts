import { commands, page } from 'vitest/browser';
import { expect, test as base, vi } from 'vitest';
import '../../../src/ui/theme/base.css';
import './locators.ts';
import { App } from './App.tsx';
import { resumeClock } from './clock.ts';
import { restoreConnection } from './connection.ts';
import { describeFailure } from './describeFailure.ts';
import { isolatePollingLock } from './turns.ts';

const DESK = [1280, 800] as const;

interface Fixtures {
  readonly app: App;
}

export const test = base.extend<Fixtures>({
  app: [
    async ({ task }, provide) => {
      const app = new App();
      isolatePollingLock(task.id);
      for (const kind of ['error', 'warn'] as const) {
        vi.spyOn(console, kind).mockImplementation(
          (...words) => void app.messages[kind].push(words.map(String).join(' ')),
        );
      }
      const lookAtPage = describeFailure();
      await provide(app);
      lookAtPage();
      try {
        resumeClock();
        restoreConnection();
        app.leave();
        await resetBrowserState();
      } finally {
        // otherwise the next test would use this test's fakes
        vi.restoreAllMocks();
      }
      expect(app.messages.error, `errors on the console in '${task.name}'`).toEqual([]);
    },
    { auto: true },
  ],
});

async function resetBrowserState(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
  delete document.documentElement.dataset['theme'];
  scrollTo({ top: 0, behavior: 'instant' });
  if (innerWidth !== DESK[0] || innerHeight !== DESK[1]) await page.viewport(...DESK);
  // otherwise the mouse would hover over an element of the next test
  await commands.moveMouse(0, 0, 1);
}

export { describe } from 'vitest';
export { page, type Locator } from 'vitest/browser';
export { address, type App } from './App.tsx';
export type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts';
export { keyboard, mouse } from './userInput.ts';
export { expect };

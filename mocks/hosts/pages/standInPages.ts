import { seed, version } from 'virtual:fake-backend-seed';
import { standInPageKindAt } from '../../handlers/handoffs.ts';
import { createPersistentDb } from '../../db/persistentDb.ts';
import { pageContent, styles, titleOf } from './document.ts';
import { handleVisit } from './visit.ts';
import { styleSheetFrom } from '../panel/styles.ts';
import { indexedDbStore } from '../indexedDbStore.ts';
import { followStoredClock } from '../sandbox/pageClock.ts';

/**
 * The browser script of the stand-in pages. The script writes to the backend's stored data, which the app
 * reads when the visitor returns. A real service would notify a real host.
 */
followStoredClock();
const kept = createPersistentDb({ seed, store: indexedDbStore(version), now: () => Date.now() });
const kind = standInPageKindAt(location.pathname) ?? 'checkout';
const session = new URLSearchParams(location.search).get('session') ?? '';

async function show(form?: FormData): Promise<void> {
  const answer = await handleVisit(kept, { kind, session, form });
  if ('redirectTo' in answer) {
    location.assign(answer.redirectTo);
    return;
  }
  const { page, message } = answer;
  document.title = titleOf(page, message);
  document.body.innerHTML = pageContent(page, message).text;
  if (message) document.querySelector<HTMLElement>('[role=status]')?.focus();
}

document.adoptedStyleSheets = [styleSheetFrom(styles.text)];
document.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) void show(new FormData(event.target, event.submitter));
});
void show();

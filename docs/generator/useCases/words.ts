import { pages } from '../../../src/ui/navigation/pages.ts';
import type { Actor } from '../../../tests/actions/action.ts';
import type { RecordedAction } from '../../../tests/actions/handbook.ts';
import type { Shown } from '../../../tests/actions/shownMessages.ts';
import { cell } from '../markdown.ts';

/** Who may do something. */
export const actorText: Readonly<Record<Actor, string>> = {
  anybody: 'Anyone',
  member: 'Any signed-in user, for their restaurants',
  administrator: 'Owners and admins of the restaurant',
  'the app': 'The app, automatically',
};

/** "`/company/:companyId` › Deployment Controls". */
export const placeText = ({ page, part }: RecordedAction['places'][number]) =>
  [`\`${pages[page].path}\``, part].filter(Boolean).join(' › ');

/** Formats the texts users read, one per line. */
export function shownText(shown: readonly Shown[]): string {
  if (shown.length === 0) return 'No message';
  return shown
    .map(({ as, at, text }) => {
      const where = at === undefined ? as : `${as} \`${at}\``;
      return `${as === 'state' ? `\`${text}\`` : `“${cell(text)}”`} (${where})`;
    })
    .join('<br>');
}

/** A source link from a page in `docs/use-cases/`. */
export const sourceLink = (name: string, file: string) => `[${name}](../../${file})`;

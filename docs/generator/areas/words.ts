import { slug } from 'github-slugger';
import { pages } from '../../../src/ui/navigation/pages.ts';
import type { Actor } from '../../../tests/actions/action.ts';
import type { NamedPlace } from '../../../tests/actions/handbook.ts';
import type { Shown } from '../../../tests/actions/shownMessages.ts';
import { cell } from '../markdown.ts';

/** Describes the users who may perform an action. */
export const actorText: Readonly<Record<Actor, string>> = {
  anybody: 'Anyone',
  member: 'Any signed-in user, for their restaurants',
  administrator: 'Owners and admins of the restaurant',
  'the app': 'The app, automatically',
};

/** "`/company/:companyId` › Deployment Controls". */
export const placeText = ({ page, part }: NamedPlace) =>
  [`\`${pages[page].path}\``, part].filter(Boolean).join(' › ');

/** The texts that users read, in one line. Values without a text are left out. */
export const shownText = (shown: readonly Shown[]) =>
  shown
    .filter((one) => one.as !== 'state')
    .map(
      ({ at, text }) =>
        `“${cell(text)}”${at === undefined ? '' : ` at \`${at.replace(/\.[\da-f]{32}(?=\.)/g, '')}\``}`,
    )
    .join(' ');

/** The page of an area, relative to `docs/`. */
export const areaFile = (title: string) => `areas/${slug(title)}.md`;

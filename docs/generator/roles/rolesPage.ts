import { KNOWN_ROLES, mayAdminister } from '../../../src/domain/companies/role.ts';
import { allPages, pageLayouts } from '../../../src/ui/navigation/pages.ts';
import { navItems, type NavItemId } from '../../../src/ui/navigation/navItems.ts';
import { companyText } from '../../../src/ui/texts/companyText.ts';
import type { Actor } from '../../../tests/actions/action.ts';
import type { RecordedAction } from '../../../tests/actions/handbook.ts';
import { slug } from 'github-slugger';
import { table } from '../markdown.ts';
import type { HandbookPage } from '../part.ts';
import { docstringOf } from '../source/docstrings.ts';
import { actorText, areaFile } from '../areas/words.ts';

const ROLE_FILE = 'src/domain/companies/role.ts';

/** Owner and admin privileges in places open to everyone. */
const kept: Readonly<Partial<Record<NavItemId, string>>> = {
  overview: 'view and recalculate minutes',
  subscription: 'read-only',
  'api-keys': `only “${companyText.keyForAdmins}”`,
};

interface RecordedArea {
  readonly title: string;
  readonly actions: readonly RecordedAction[];
}

/** Who can see and do what: pages by session, and restaurant pages and actions by role. */
export function rolesPage(areas: readonly RecordedArea[]): HandbookPage {
  return {
    file: 'roles.md',
    text: [
      '# Roles',
      `Who can see and do what. ${docstringOf(ROLE_FILE, 'mayAdminister')} The host has the last word: the app shows its refusals.`,
      '## Pages',
      ...table(
        ['Page', 'Visitors', 'Signed-in users'],
        allPages.map(({ path, frame, signedOutOnly }) => [
          `\`${path}\``,
          frame && pageLayouts[frame].guarded ? 'sign in first' : 'yes',
          signedOutOnly ? 'redirected' : 'yes',
        ]),
      ),
      '## Restaurant pages',
      `${docstringOf(ROLE_FILE, 'Role')} The places that each role can open:`,
      ...table(
        ['Place', ...KNOWN_ROLES, 'any other role'],
        navItems.map(({ id, label, forAdmins }) => [
          label,
          ...[...KNOWN_ROLES, ''].map((role) => {
            if (mayAdminister(role)) return 'yes';
            return forAdmins ? 'no' : (kept[id] ?? 'yes');
          }),
        ]),
      ),
      '## Actions by role',
      'Each action links to its page.',
      ...table(
        ['', actorText.member, actorText.administrator],
        areas
          .filter(({ actions }) => actions.some(({ by }) => by === 'member' || by === 'administrator'))
          .map(({ title, actions }) => [
            title,
            doneBy('member', title, actions),
            doneBy('administrator', title, actions),
          ]),
      ),
    ].join('\n\n'),
  };
}

const doneBy = (actor: Actor, area: string, actions: readonly RecordedAction[]) =>
  actions
    .filter(({ by }) => by === actor)
    .map(({ title }) => `[${title}](${areaFile(area)}#${slug(title)})`)
    .join('<br>');

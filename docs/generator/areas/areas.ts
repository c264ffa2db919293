import { meanings } from '../../../tests/actions/failing/faults.ts';
import { basename } from 'node:path';
import { formText } from '../../../src/ui/texts/formText.ts';
import { table } from '../markdown.ts';
import type { HandbookPage, Part } from '../part.ts';
import { rolesPage } from '../roles/rolesPage.ts';
import { rulebook, testCitations, type Rule } from '../rules/rulebook.ts';
import { ruleEntries } from '../rules/ruleEntry.ts';
import { areaPage } from './areaPage.ts';
import { recordedActions } from './recordedActions.ts';
import { areaFile } from './words.ts';

/** A page for each area, a page for the rules that areas share, and a page about failures. */
export const areas: Part = async () => {
  const recorded = await recordedActions();
  const rules = Map.groupBy(rulebook(), sliceOf);
  const tests = testCitations(titlesIn);
  const pages = recorded.map((area) =>
    areaPage(
      area,
      area.slices.flatMap((slice) => rules.get(slice) ?? []),
      tests,
    ),
  );
  const taken = new Set(recorded.flatMap(({ slices }) => slices));
  const shared = [...rules].filter(([slice]) => !taken.has(slice)).flatMap(([, own]) => own);
  return [index(recorded), ...pages, sharedRules(shared), failures(), rolesPage(recorded)];
};

/** A test names an action in a comment: `(action: Delete an order)`. */
const titlesIn = (text: string) => [...text.matchAll(/\(action: ([^)]+)\)/g)].map(([, title = '']) => title);

/** A rule's slice: its folder within the layer. */
const sliceOf = ({ definition: { file } }: Rule) => (file.split('/')[2] ?? '').replace(/\.\w+$/, '');

const index = (recorded: readonly { readonly title: string; readonly summary: string }[]): HandbookPage => ({
  file: 'areas/README.md',
  text: [
    '# Areas',
    'What users can do, what they see then, what can go wrong, and the rules, by area of the app.',
    recorded.map(({ title, summary }) => `- [${title}](${basename(areaFile(title))}): ${summary}`).join('\n'),
  ].join('\n\n'),
});

const sharedRules = (rules: readonly Rule[]): HandbookPage => ({
  file: 'rules.md',
  text: [
    '# Shared rules',
    'The rules that hold in every area. The rules of one area are on its page.',
    'A docstring names a rule: `(rule: polling)` where it is defined, `(see rule: polling)` where it is used. A test proves the rule if it stands next to the code or names the rule in a comment. A rule without a test fails the tests.',
    ...ruleEntries(
      rules.toSorted((one, other) => one.name.localeCompare(other.name)),
      '..',
    ),
  ].join('\n\n'),
});

/** The page about the failures that all requests share. */
const failures = (): HandbookPage => ({
  file: 'failures.md',
  text: [
    '# When a request fails',
    'What users read when the host refuses, is slow, or cannot be reached, wherever they are in the app.',
    'Each area’s page gives the messages of its actions. [A test](../tests/actions/failing/faultTable.test.ts) applies every fault to every request of every action: no error escapes, typed text stays, and the next try leads to the usual result without a reload. Messages of the host on these pages are the fake backend’s, such as “Invalid email or password”.',
    ...table(
      ['When', 'What users read'],
      Object.values(meanings).map(({ when, rule }) => [when, rule]),
    ),
    `After a save whose response was lost (no answer, 502 to 504, or unreadable), the app reads the settings. If they have the edits, it says that they are saved; if not, that saving failed. If that read fails too, it says “${formText.unknown}” What the user typed stays in each case.`,
  ].join('\n\n'),
});

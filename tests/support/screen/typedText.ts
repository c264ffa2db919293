import { page } from 'vitest/browser';
import { partMarks } from './partCrashes.tsx';

/** Fields whose text a reload may lose, by label, with the reason. */
const NOT_KEPT: Readonly<Record<string, string>> = {
  'Owner password': 'passwords are never kept',
  'Current password': 'passwords are never kept',
  'New password': 'passwords are never kept',
  'Confirm new password': 'passwords are never kept',
  Password: 'passwords are never kept',
  'Type “Trattoria Aurora” to confirm': 'a confirmation is typed again',
  'Go to': 'a search is typed again',
  'Search transcript': 'a search is typed again',
  'Search the menu': 'a search is typed again',
  'Level (optional)': 'only added entries are kept',
};

/** Texts by part and label. Fields with the same label in a part are numbered. */
export type TypedText = Readonly<Record<string, { readonly part: string; readonly text: string }>>;

const SEPARATOR = ' › ';
const labelIn = (key: string) => key.split(SEPARATOR).at(1) ?? '';

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLElement;

const TEXT_FIELDS =
  'input:is([type=text], [type=tel], [type=email], [type=url], [type=search], [type=number], [type=password], [type=datetime-local]), textarea, [contenteditable=true]';

/** Every field of the page that can be typed in. */
const textFields = () =>
  [...document.querySelectorAll<TextField>(TEXT_FIELDS)].filter(
    (field) =>
      field.checkVisibility() &&
      !field.closest('[aria-hidden=true]') &&
      !('readOnly' in field && field.readOnly),
  );

const textIn = (field: TextField): string => ('value' in field ? field.value : field.textContent);

const labelOf = (field: TextField) =>
  field.getAttribute('aria-label') ?? ('labels' in field ? field.labels?.[0]?.textContent : undefined) ?? '';

/** Titles of the open dialogs. */
export const openDialogs = (): readonly string[] =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].map((one) => {
    const title = document.getElementById(one.getAttribute('aria-labelledby') ?? '');
    return one.getAttribute('aria-label') ?? title?.textContent ?? '';
  });

/** The dialog that a field is in, or the last part that starts before it. */
function partOf(field: Element): string {
  const marks = partMarks().filter(({ dataset }) => !dataset['part']?.endsWith('?'));
  const dialogs = openDialogs();
  if (dialogs.length > 0) return String(dialogs.at(-1));
  const before = marks.filter(
    (mark) => mark.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return String(before.at(-1)?.dataset['part']);
}

/** The text of every field. */
export function textOnPage(): TypedText {
  const found: Record<string, { part: string; text: string }> = {};
  for (const field of textFields()) {
    const part = partOf(field);
    const key = `${part}${SEPARATOR}${labelOf(field)}`;
    const count = Object.keys(found).filter((other) => other.startsWith(key)).length;
    found[`${key}${SEPARATOR}${count}`] = { part, text: textIn(field) };
  }
  return found;
}

/** The texts that a reload must keep. */
export const keptIn = (typed: TypedText): TypedText =>
  Object.fromEntries(Object.entries(typed).filter(([key]) => !NOT_KEPT[labelIn(key)]));

/** Texts that should be gone after a reload, such as passwords. */
export const leftOver = (typed: TypedText): readonly string[] =>
  Object.keys(typed).filter((key) => NOT_KEPT[labelIn(key)] && typed[key]?.text !== '');

/** Types something in every field. */
export async function typeEverywhere(): Promise<void> {
  for (const field of textFields()) await page.elementLocator(field).fill(textFor(field));
  // some fields take their text over when they are left
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function textFor(field: TextField): string {
  switch (field instanceof HTMLInputElement ? field.type : 'text') {
    case 'tel':
      return '+12125550199';
    case 'email':
      return 'ada@aurora.example';
    case 'url':
      return 'https://aurora.example/evening';
    case 'datetime-local':
      return '2098-01-05T18:30';
    case 'search':
      // finds something everywhere
      return 'a';
    case 'number':
      return (field as HTMLInputElement).max || '12';
    default:
      return 'Good evening';
  }
}

/** What becomes of the text of a part, in words. */
export function fateOf(part: string, typed: TypedText): string {
  const labels = Object.entries(typed)
    .filter(([, one]) => one.part === part)
    .map(([key]) => labelIn(key));
  const lost = new Set(labels.flatMap((label) => NOT_KEPT[label] ?? []));
  const kept = labels.some((label) => !NOT_KEPT[label]) ? ['kept'] : [];
  return [...kept, ...lost].join('; ') || 'nothing to type';
}

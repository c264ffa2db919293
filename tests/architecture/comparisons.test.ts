import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Files that may change case or collate texts, because they don't compare texts that people write. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/domain/shared/comparable.ts': 'the normalizer',
  'src/domain/shared/graphemes.ts': 'shows an initial',
  'src/domain/shared/nameWords.ts': 'shows a name',
  'src/domain/museums/findMuseums.ts': 'sorts the fixed cities',
  'src/domain/session/user.ts': 'an email address is an identifier',
  'src/domain/restaurants/autoFill.ts': 'writes an identifier',
  'src/domain/restaurants/rejectedField.ts': 'finds field names in a message',
  'src/domain/menu/planImport.ts': 'compares cells of closed word lists',
  'src/domain/menu/tableCells.ts': 'reads cells of closed word lists',
  'src/domain/shared/capitalized.ts': 'starts a text',
  'src/start/settings.ts': 'host names',
  'src/ui/texts/fieldNamedInMessage.ts': 'finds field names in a message',
  'src/ui/forms/PasswordField.tsx': 'a label inside a sentence',
  'src/ui/kit/controls/isShortcutModifier.ts': 'keys',
  'src/ui/kit/controls/shortcuts.ts': 'keys',
};

const BY_HAND = /\.(to(Locale)?(Lower|Upper)Case|localeCompare)\(|Intl\.Collator/;

describe('Texts that people write', () => {
  const byHand = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => BY_HAND.test(readFileSync(file, 'utf8')));

  it('are compared with comparable() and searched with searchable()', () => {
    expect(byHand.filter((file) => !(file in EXCEPTIONS))).toEqual([]);
  });

  it('have only exceptions that are used', () => {
    expect(Object.keys(EXCEPTIONS).filter((file) => !byHand.includes(file))).toEqual([]);
  });
});

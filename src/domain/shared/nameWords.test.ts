import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { nameWords } from './nameWords.ts';

describe('nameWords', () => {
  it('splits a name into words', () => {
    for (const [name, words] of [
      ['greeting', 'Greeting'],
      ['maxRetries', 'Max retries'],
      ['orderTaking', 'Order taking'],
      ['order_taking', 'Order taking'],
      ['order-taking', 'Order taking'],
      ['OrderTaking', 'Order taking'],
      ['order taking', 'Order taking'],
      ['ORDER_TAKING', 'ORDER TAKING'],
      ['menuFAQAnswers', 'Menu FAQ answers'],
      ['step2Confirm', 'Step 2 confirm'],
      ['__closing--call__', 'Closing call'],
      ['éclairChoice', 'Éclair choice'],
      ['', ''],
      ['--', '--'],
    ] as const)
      expect(nameWords(name), JSON.stringify(name)).toBe(words);
  });

  it('keeps every letter', () => {
    const letters = (text: string) => text.replace(/[\s_-]/g, '').toLowerCase();
    const names = fc.stringMatching(/^[A-Za-z0-9_-]*[A-Za-z0-9][A-Za-z0-9_-]*$/);
    fc.assert(
      fc.property(names, (name) => {
        expect(letters(nameWords(name))).toBe(letters(name));
      }),
    );
  });

  it('treats camel, snake, and kebab case alike', () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const camel = words
          .map((each, index) => (index === 0 ? each : each.charAt(0).toUpperCase() + each.slice(1)))
          .join('');
        expect(nameWords(camel)).toBe(nameWords(words.join('_')));
        expect(nameWords(camel)).toBe(nameWords(words.join('-')));
      }),
    );
  });
});

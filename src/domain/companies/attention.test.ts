import { describe, expect, it } from 'vitest';
import { attentionReasons } from './attention.ts';

// (rule: needs attention)
describe('A restaurant', () => {
  it.each([
    ['after a failed call', { failedCalls: 1 }, ['failedCalls']],
    ['while an order is overdue for printing', { unprinted: 2 }, ['unprinted']],
    ['when its minutes run low', { minutes: { usedCredits: 81, totalCredits: 100 } }, ['minutes']],
    ['for several reasons at once', { failedCalls: 1, unprinted: 1 }, ['failedCalls', 'unprinted']],
  ] as const)('needs attention %s', (_, check, reasons) => expect(attentionReasons(check)).toEqual(reasons));

  it.each([
    ['when all is well', { failedCalls: 0, unprinted: 0, minutes: { usedCredits: 80, totalCredits: 100 } }],
    ['while a value is unknown', { failedCalls: undefined }],
    ['without minutes in its plan', { minutes: { usedCredits: 9, totalCredits: 0 } }],
  ])('does not need attention %s', (_, check) => expect(attentionReasons(check)).toEqual([]));
});

import { describe, expect, it } from 'vitest';
import { FakeAnalytics } from '#tests/support/fakes/FakeAnalytics.ts';
import { FakePreferences } from '#tests/support/fakes/FakePreferences.ts';
import { ConsentViewModel } from './ConsentViewModel.ts';

function opened({ asksFirst = true, answer }: { asksFirst?: boolean; answer?: boolean } = {}) {
  const analytics = new FakeAnalytics();
  analytics.asksFirst = asksFirst;
  const preferences = new FakePreferences();
  preferences.answer = answer;
  const vm = new ConsentViewModel(analytics, preferences);
  vm.start();
  return { vm, analytics, preferences };
}

describe('ConsentViewModel', () => {
  it('asks visitors who have not answered, if the site asks for consent', () => {
    expect(opened().vm.isOpen).toBe(true);
    expect(opened({ asksFirst: false }).vm.isOpen).toBe(false);
  });

  it.each([true, false])('does not ask again after %s', (answer) =>
    expect(opened({ answer }).vm.isOpen).toBe(false),
  );

  it.each([true, false])('remembers the answer %s', (answer) => {
    const { vm, analytics, preferences } = opened();
    vm.answer(answer);
    expect(analytics.forgotten).toBe(!answer);
    expect(preferences.answer).toBe(answer);
    expect(vm.isOpen).toBe(false);
  });

  it('stops tracking and deletes stored ids when consent is withdrawn', () => {
    const { vm, analytics, preferences } = opened({ answer: true });
    vm.open();
    expect(vm.isOpen).toBe(true);
    vm.answer(false);
    expect(preferences.answer).toBe(false);
    expect(analytics.forgotten).toBe(true);
  });
});

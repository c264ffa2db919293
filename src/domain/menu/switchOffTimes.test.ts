import { describe, expect, it } from 'vitest';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { EVERY_DAY } from './menu.ts';
import { updateSwitchOffTimes } from './switchOffTimes.ts';

const SIX = new Date('2026-03-04T18:00:00Z');
const SEVEN = new Date('2026-03-04T19:00:00Z');
const menuOf = (isAvailable: boolean) =>
  aMenu(aCategory('c1', [anItem('squid', { availability: { ...EVERY_DAY, isAvailable } }), anItem('pie')]));
const allOn = menuOf(true);
const squidOff = menuOf(false);

// (rule: switch-off times)
describe('Switch-off times', () => {
  it('are set when a save switches an item off', () => {
    expect([...updateSwitchOffTimes(new Map(), allOn, squidOff, SIX)]).toEqual([['squid', SIX]]);
  });

  it('stay unchanged while the item is off', () => {
    const known = new Map([['squid', SIX]]);
    expect(updateSwitchOffTimes(known, squidOff, squidOff, SEVEN)).toEqual(known);
  });

  it('are removed when the item is on again or deleted', () => {
    const known = new Map([['squid', SIX]]);
    for (const menu of [allOn, aMenu()]) expect(updateSwitchOffTimes(known, menu, menu, SEVEN).size).toBe(0);
  });

  it('are unknown for an item that someone else switched off', () => {
    expect(updateSwitchOffTimes(new Map(), squidOff, squidOff, SEVEN).size).toBe(0);
  });
});

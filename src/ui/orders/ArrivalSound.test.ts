import { describe, expect, it } from 'vitest';
import { FakeBell } from '#tests/support/fakes/FakeBell.ts';
import { FakeSoundPreference } from '#tests/support/fakes/FakeSoundPreference.ts';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { ArrivalSound } from './ArrivalSound.ts';

function setUp(rings: boolean, isAllowed = true) {
  const [bell, preference] = [new FakeBell(), new FakeSoundPreference()];
  preference.on = rings;
  bell.isAllowed = isAllowed;
  return { bell, preference, sound: new ArrivalSound(bell, preference) };
}

describe('The new-order sound', () => {
  it('is off by default; turning it on plays it once and is remembered', async () => {
    const { bell, preference, sound } = setUp(false);
    await sound.ring();
    expect(bell.rung).toBe(0);
    sound.toggle();
    await flushPromises();
    expect(bell.rung).toBe(1);
    expect(new ArrivalSound(bell, preference).on).toBe(true);
  });

  it('stays silent after it is turned off', async () => {
    const { bell, preference, sound } = setUp(true);
    sound.toggle();
    await sound.ring();
    expect(bell.rung).toBe(0);
    expect(new ArrivalSound(bell, preference).on).toBe(false);
  });

  it('says that the browser blocks it until it is allowed', async () => {
    const { bell, sound } = setUp(true, false);
    await sound.wake();
    expect(sound.isHeldBack).toBe(true);
    bell.isAllowed = true;
    await sound.wake();
    expect(sound.isHeldBack).toBe(false);
  });

  it('reports a blocked ring until it is turned on again', async () => {
    const { sound } = setUp(true, false);
    await sound.ring();
    expect(sound.isHeldBack).toBe(true);
    sound.toggle();
    await flushPromises();
    expect(sound.isHeldBack).toBe(false);
  });

  it('does not report a blocked ring if the sound was turned off since', async () => {
    const { sound } = setUp(true, false);
    expect(sound.isHeldBack).toBe(false);
    const ringing = sound.ring();
    sound.toggle();
    await ringing;
    expect(sound.isHeldBack).toBe(false);
  });

  it('reports no block while it is off', async () => {
    const { sound } = setUp(false, false);
    await sound.wake();
    expect(sound.isHeldBack).toBe(false);
  });
});

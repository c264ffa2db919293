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
  it('is off by default, plays once when turned on, and stays on', async () => {
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

  it('is held back while the browser blocks audio', async () => {
    const { bell, sound } = setUp(true, false);
    await sound.wake();
    expect(sound.cannotPlay).toBe(true);
    bell.isAllowed = true;
    await sound.wake();
    expect(sound.cannotPlay).toBe(false);
  });

  it('is held back after a blocked ring, until turned on again', async () => {
    const { sound } = setUp(true, false);
    await sound.ring();
    expect(sound.cannotPlay).toBe(true);
    sound.toggle();
    await flushPromises();
    expect(sound.cannotPlay).toBe(false);
  });

  it('is not held back if it was turned off during a blocked ring', async () => {
    const { sound } = setUp(true, false);
    expect(sound.cannotPlay).toBe(false);
    const ringing = sound.ring();
    sound.toggle();
    await ringing;
    expect(sound.cannotPlay).toBe(false);
  });

  it('is not held back while it is off', async () => {
    const { sound } = setUp(false, false);
    await sound.wake();
    expect(sound.cannotPlay).toBe(false);
  });
});

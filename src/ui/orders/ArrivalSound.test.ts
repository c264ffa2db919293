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

describe('The sound of orders that arrive', () => {
  it('is off until it is switched on; then it is heard once, and remembered', async () => {
    const { bell, preference, sound } = setUp(false);
    await sound.ring();
    expect(bell.rung).toBe(0);
    sound.toggle();
    await flushPromises();
    expect(bell.rung).toBe(1);
    expect(new ArrivalSound(bell, preference).on).toBe(true);
  });

  it('is silent again, and stays so, when it is switched off', async () => {
    const { bell, preference, sound } = setUp(true);
    sound.toggle();
    await sound.ring();
    expect(bell.rung).toBe(0);
    expect(new ArrivalSound(bell, preference).on).toBe(false);
  });

  it('says that the browser keeps it back, until that allows it', async () => {
    const { bell, sound } = setUp(true, false);
    await sound.wake();
    expect(sound.isHeldBack).toBe(true);
    bell.isAllowed = true;
    await sound.wake();
    expect(sound.isHeldBack).toBe(false);
  });

  it('says so of a ring that was not heard, and no more once it is switched off', async () => {
    const { sound } = setUp(true, false);
    await sound.ring();
    expect(sound.isHeldBack).toBe(true);
    sound.toggle();
    await flushPromises();
    expect(sound.isHeldBack).toBe(false);
  });

  it('says nothing of a ring that was not heard when it was switched off meanwhile', async () => {
    const { sound } = setUp(true, false);
    expect(sound.isHeldBack).toBe(false);
    const ringing = sound.ring();
    sound.toggle();
    await ringing;
    expect(sound.isHeldBack).toBe(false);
  });

  it('is kept back from nobody who does not want it', async () => {
    const { sound } = setUp(false, false);
    await sound.wake();
    expect(sound.isHeldBack).toBe(false);
  });
});

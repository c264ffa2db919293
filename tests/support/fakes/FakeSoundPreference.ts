import type { SoundPreference } from '#application/orders/SoundPreference.ts';

/** Sound preferences in memory; all off by default. */
export class FakeSoundPreference implements SoundPreference {
  on = false;

  isOn() {
    return this.on;
  }

  save(isOn: boolean) {
    this.on = isOn;
  }
}

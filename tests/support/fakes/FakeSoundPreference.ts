import type { SoundPreference } from '#application/orders/SoundPreference.ts';

/** Keeps sound preferences in memory. All are off by default. */
export class FakeSoundPreference implements SoundPreference {
  on = false;

  isOn() {
    return this.on;
  }

  save(isOn: boolean) {
    this.on = isOn;
  }
}

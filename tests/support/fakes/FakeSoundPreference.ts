import type { SoundPreference } from '#application/orders/SoundPreference.ts';

/** What somebody wants to hear, in memory; at first nothing. */
export class FakeSoundPreference implements SoundPreference {
  on = false;

  isOn() {
    return this.on;
  }

  save(isOn: boolean) {
    this.on = isOn;
  }
}

import type { SoundPreference } from '#application/orders/SoundPreference.ts';
import { SafeStorage } from '../browser/SafeStorage.ts';

/** Local storage key. `on` turns on the sound for new orders; anything else means silent. */
const ORDER_SOUND_KEY = 'orderSound';

export class LocalStorageSoundPreference implements SoundPreference {
  static readonly needs = [] as const;

  isOn() {
    return SafeStorage.local.read(ORDER_SOUND_KEY) === 'on';
  }

  save(isOn: boolean) {
    SafeStorage.local.write(ORDER_SOUND_KEY, isOn ? 'on' : 'off');
  }
}

import type { OwedSignOut } from '#application/session/OwedSignOut.ts';
import { SafeStorage } from '../browser/SafeStorage.ts';

const KEY = 'owedSignOut';

export class LocalStorageOwedSignOut implements OwedSignOut {
  static readonly needs = [] as const;

  exists() {
    return SafeStorage.local.read(KEY) !== undefined;
  }

  save() {
    SafeStorage.local.write(KEY, 'true');
  }

  clear() {
    SafeStorage.local.remove(KEY);
  }
}

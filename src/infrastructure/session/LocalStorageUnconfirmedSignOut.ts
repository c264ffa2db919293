import type { UnconfirmedSignOut } from '#application/session/UnconfirmedSignOut.ts';
import { SafeStorage } from '../browser/SafeStorage.ts';

/** Same key as in earlier releases, whose sign-outs may still be unconfirmed. */
const KEY = 'owedSignOut';

export class LocalStorageUnconfirmedSignOut implements UnconfirmedSignOut {
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

import { record, safeParse, string, type GenericSchema } from 'valibot';
import { ownEntry } from '#domain/shared/ownEntry.ts';
import { SafeStorage } from './SafeStorage.ts';

/**
 * Named values in local storage, as JSON with the most recently saved one last. Empty if the stored text is
 * unreadable, for example from another release.
 */
export class StoredRecord<T> {
  /** @param max maximum number of values; the least recently saved ones are dropped first */
  constructor(
    private readonly key: string,
    private readonly valueSchema: GenericSchema<unknown, T>,
    private readonly max = Infinity,
  ) {}

  get(name: string): T | undefined {
    return ownEntry(this.read(), name);
  }

  set(name: string, value: T): void {
    const { [name]: _replaced, ...others } = this.read();
    const kept = Object.entries(others).slice(1 - this.max);
    SafeStorage.local.write(this.key, JSON.stringify(Object.fromEntries([...kept, [name, value]])));
  }

  private read(): Readonly<Record<string, T>> {
    try {
      const stored: unknown = JSON.parse(SafeStorage.local.read(this.key) ?? '{}');
      const { success, output } = safeParse(record(string(), this.valueSchema), stored);
      return success ? output : {};
    } catch {
      return {};
    }
  }
}

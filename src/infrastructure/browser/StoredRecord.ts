import { record, safeParse, string, type GenericSchema } from 'valibot';
import { ownEntry } from '#domain/shared/ownEntry.ts';
import { SafeStorage } from './SafeStorage.ts';

/**
 * Values by name in local storage, as JSON with the last saved one last. Holds none if the stored text is not
 * readable, for example from another version.
 */
export class StoredRecord<T> {
  /** @param max how many values are kept; the ones saved longest ago go first */
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

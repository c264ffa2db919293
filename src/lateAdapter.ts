import { Failure } from '#application/Failure.ts';

/** A port of which every call is waited for. */
export type Asynchronous<T> = { readonly [Method in keyof T]: (...given: never[]) => Promise<unknown> };

/**
 * Stands for an adapter whose code is loaded by the first call, so that pages that never call it do not carry it. Code
 * that cannot be loaded is a host that cannot be reached; the next call tries again. (Chromium remembers a module that
 * failed: there it helps to load the page anew.)
 */
export function lateAdapter<T extends Asynchronous<T>, Module>(
  load: () => Promise<Module>,
  make: (module: Module) => T,
): T {
  let loading: Promise<T> | undefined;
  const adapter = () => (loading ??= loaded(load).then(make, forget));
  const forget = (failure: Failure): never => {
    loading = undefined;
    throw failure;
  };
  return new Proxy({} as T, {
    get: (_port, method) =>
      // whoever waits for the port itself, such as a container, must not take it for a promise
      method === 'then' ? undefined : async (...given: unknown[]) => call(await adapter(), method, given),
  });
}

async function loaded<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new Failure('unreachable', { cause });
  }
}

function call(adapter: object, method: string | symbol, given: unknown[]): unknown {
  return Reflect.apply(Reflect.get(adapter, method) as (...given: unknown[]) => unknown, adapter, given);
}

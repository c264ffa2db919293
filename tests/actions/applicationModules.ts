import type { Injectable, Port } from '#application/port.ts';

/** A use case class of the application layer. */
export interface UseCase {
  readonly name: string;
  /** Path relative to the project root. */
  readonly file: string;
  readonly type: Injectable<object>;
}

export interface NamedPort {
  readonly name: string;
  readonly file: string;
  readonly token: Port<object>;
}

const modules = Object.entries(
  import.meta.glob<Readonly<Record<string, unknown>>>(
    ['/src/application/**/*.ts', '!/src/application/**/*.test.ts'],
    { eager: true },
  ),
).flatMap(([path, module]) =>
  Object.entries(module).map(([name, exported]) => ({ name, file: path.slice(1), exported })),
);

/** Every use case, found by its class. */
export const useCases: readonly UseCase[] = modules.flatMap(({ name, file, exported }) =>
  isUseCase(exported) ? [{ name, file, type: exported }] : [],
);

/** Every port. */
export const ports: readonly NamedPort[] = modules.flatMap(({ name, file, exported }) =>
  typeof exported === 'symbol' ? [{ name, file, token: exported as Port<object> }] : [],
);

function isUseCase(exported: unknown): exported is Injectable<object> {
  return typeof exported === 'function' && 'needs' in exported && 'execute' in (exported.prototype as object);
}

declare const speaks: unique symbol;

/** A typed token for a port. Binding the wrong adapter does not compile. */
export type Port<T> = symbol & { readonly [speaks]: T };

/** Creates a port token. Its name appears in container errors and in the handbook. */
// the brand exists only for the compiler, hence the assertion
export const port = <T>(name: string) => Symbol.for(name) as Port<T>;

/**
 * A class that lists its dependencies in `needs`, in constructor order. Code with missing, swapped, or wrong
 * dependencies does not compile.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- the dependencies' types do not matter here
export interface Injectable<T, Needs extends readonly any[] = any[]> {
  new (...args: Needs): T;
  readonly needs: { readonly [K in keyof Needs]: Port<Needs[K]> | Injectable<Needs[K]> };
}

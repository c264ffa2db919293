declare const speaks: unique symbol;

/** A token that stands for a port and carries its type, so that binding a wrong adapter does not compile. */
export type Port<T> = symbol & { readonly [speaks]: T };

/** Names a port. The name shows in error messages of the container and in the handbook. */
// The brand exists for the compiler alone, hence the assertion.
export const port = <T>(name: string) => Symbol.for(name) as Port<T>;

/**
 * A class that says in `needs`, in the order of its constructor, what it is made from: a missing, swapped or wrong need does
 * not compile.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- where it does not matter what a class needs
export interface Injectable<T, Needs extends readonly any[] = any[]> {
  new (...args: Needs): T;
  readonly needs: { readonly [K in keyof Needs]: Port<Needs[K]> | Injectable<Needs[K]> };
}

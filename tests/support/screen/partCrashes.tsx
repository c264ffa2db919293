import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * How a part of the page fails:
 * - `once` and `render`: throws while rendering, until it is remounted or always
 * - `effect`: always throws in an effect
 * - `rejection`: a promise rejects without a handler
 */
export type PartFault = 'once' | 'render' | 'effect' | 'rejection';

interface Fault {
  readonly name: string;
  readonly kind: PartFault;
  /** Parts mounted later than this are new. */
  readonly since: number;
}

let fault: Fault | undefined;
let time = 0;
const listeners = new Set<() => void>();

function set(next: Fault | undefined): void {
  fault = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Makes a part of the page fail. */
export function failPart(name: string, kind: PartFault): void {
  time += 1;
  set({ name, kind, since: time });
}

/** Ends the fault. Parts that show a failure need a retry. */
export const repairPart = (): void => set(undefined);

/** Every part of the page that has a boundary, in order. */
export const partMarks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-part]')];

/** The value of `CrashTestContext`: marks a part of the page and fails on demand. */
export function PartProbe({ name }: { readonly name: string }) {
  const current = useSyncExternalStore(subscribe, () => fault);
  const [born] = useState(() => {
    time += 1;
    return time;
  });
  const kind = current?.name === name ? current.kind : undefined;
  const isOld = born < (current?.since ?? 0);
  if (kind === 'render' || (kind === 'once' && isOld)) throw new Error(`A bug in ${name}`);
  useEffect(() => {
    if (kind === 'effect') throw new Error(`A bug in ${name}`);
    if (kind === 'rejection') void Promise.reject(new DOMException(`A bug in ${name}`, 'NotAllowedError'));
  }, [kind, name]);
  return <i hidden data-part={name} />;
}

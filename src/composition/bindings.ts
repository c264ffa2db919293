import type { Container, ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import type { Injectable, Port } from '#application/port.ts';

/** Where something can be bound: a container, or what a module is given of one. */
type Bindings = Pick<ContainerModuleLoadOptions, 'bind' | 'isBound'>;

/** Binds a port to the adapter that speaks it, one instance for all. */
export function bindAdapter<T, Needs extends readonly unknown[]>(
  to: Bindings,
  port: Port<T>,
  adapter: Injectable<T, Needs>,
): void {
  construct(to, port, adapter).inSingletonScope();
}

/** Binds a view-model that outlives the screens, one instance for all. */
export function bindSingleton<T, Needs extends readonly unknown[]>(
  to: Bindings,
  type: Injectable<T, Needs>,
): void {
  construct(to, type, type).inSingletonScope();
}

/** Makes a use-case or a view-model: its ports from the container, its other needs in the same way. */
export function make<T, Needs extends readonly unknown[]>(
  container: Container,
  type: Injectable<T, Needs>,
): T {
  bindOnce(container, type);
  return container.get<T>(type);
}

/** A class that is nowhere bound is made anew for each that needs it. */
function bindOnce(to: Bindings, type: Injectable<unknown>): void {
  if (!to.isBound(type)) construct(to, type, type).inTransientScope();
}

/** The container makes what the class needs; {@link Injectable} has checked that this fits its constructor. */
function construct(to: Bindings, as: ServiceIdentifier, type: Injectable<unknown>) {
  for (const need of type.needs) if (typeof need !== 'symbol') bindOnce(to, need);
  return to.bind(as).toResolvedValue((...parts: unknown[]) => new type(...parts), [...type.needs]);
}

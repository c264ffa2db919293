import type { Container, ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import type { Injectable, Port } from '#application/port.ts';

/** The binding methods of a container or a container module. */
type Bindings = Pick<ContainerModuleLoadOptions, 'bind' | 'isBound'>;

/** Binds a port to its adapter, as a singleton. */
export function bindAdapter<T, Needs extends readonly unknown[]>(
  to: Bindings,
  port: Port<T>,
  adapter: Injectable<T, Needs>,
): void {
  construct(to, port, adapter).inSingletonScope();
}

/** Binds a class as a singleton, such as a view model that outlives the screens. */
export function bindSingleton<T, Needs extends readonly unknown[]>(
  to: Bindings,
  type: Injectable<T, Needs>,
): void {
  construct(to, type, type).inSingletonScope();
}

/** Creates a use case or a view model with its ports and other dependencies from the container. */
export function make<T, Needs extends readonly unknown[]>(
  container: Container,
  type: Injectable<T, Needs>,
): T {
  bindOnce(container, type);
  return container.get<T>(type);
}

/** Binds a class so that each class that needs it gets a new instance. */
function bindOnce(to: Bindings, type: Injectable<unknown>): void {
  if (!to.isBound(type)) construct(to, type, type).inTransientScope();
}

/** Binds a class whose dependencies the container resolves. {@link Injectable} checks their types. */
function construct(to: Bindings, as: ServiceIdentifier, type: Injectable<unknown>) {
  for (const need of type.needs) if (typeof need !== 'symbol') bindOnce(to, need);
  return to.bind(as).toResolvedValue((...parts: unknown[]) => new type(...parts), [...type.needs]);
}

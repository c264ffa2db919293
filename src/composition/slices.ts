import type { Container, ContainerModule } from 'inversify';
import type { Slice } from '#ui/kit/state/CompositionContext.ts';
import type { LoadSlices } from '#ui/kit/state/CompositionContext.ts';

/** The bindings of each slice, loaded with the first page that needs it. */
export const slices: Readonly<Record<Slice, () => Promise<ContainerModule>>> = {
  agents: async () => (await import('./slices/agents.ts')).agents,
  billing: async () => (await import('./slices/billing.ts')).billing,
  booking: async () => (await import('./slices/booking.ts')).booking,
  companies: async () => (await import('./slices/companies.ts')).companies,
  deployments: async () => (await import('./slices/deployments.ts')).deployments,
  instructions: async () => (await import('./slices/instructions.ts')).instructions,
  integrations: async () => (await import('./slices/integrations.ts')).integrations,
  menu: async () => (await import('./slices/menu.ts')).menu,
  orders: async () => (await import('./slices/orders.ts')).orders,
  passwords: async () => (await import('./slices/passwords.ts')).passwords,
  restaurants: async () => (await import('./slices/restaurants.ts')).restaurants,
  telephony: async () => (await import('./slices/telephony.ts')).telephony,
  voice: async () => (await import('./slices/voice.ts')).voice,
};

/** Returns a function that loads each slice into the container once. A failed load can be retried. */
export function sliceLoader(container: Container): LoadSlices {
  const loaded = new Map<Slice, Promise<void>>();
  const bring = (slice: Slice) => {
    const loading =
      loaded.get(slice) ??
      slices[slice]().then(
        (module) => container.load(module),
        (error: unknown) => {
          loaded.delete(slice);
          throw error;
        },
      );
    loaded.set(slice, loading);
    return loading;
  };
  return (names) => Promise.all(names.map(bring));
}

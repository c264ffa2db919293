import type { Container } from 'inversify';
import type { HttpHost } from '#infrastructure/http/HttpHost.ts';
import { createContainer } from '../../src/composition/container.ts';
import { slices } from '../../src/composition/slices.ts';

const modules = await Promise.all(Object.values(slices).map((load) => load()));

/** Creates the app with all adapters. No page loads all adapters at once. */
export function wholeContainer(host: HttpHost): Container {
  const container = createContainer(host);
  container.load(...modules);
  return container;
}

import { page, type Locator } from 'vitest/browser';

/** The value beside a name, such as 'Current plan', in a list of facts. */
export const definitionOf = (name: string, scope: Pick<Locator, 'css'> = page): Locator =>
  scope.css(`dt:text-is("${name}") + dd`);

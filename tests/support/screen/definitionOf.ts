import { page, type Locator } from 'vitest/browser';

/** Finds the value of a term such as 'Current plan' in a description list. */
export const definitionOf = (name: string, scope: Pick<Locator, 'css'> = page): Locator =>
  scope.css(`dt:text-is("${name}") + dd`);

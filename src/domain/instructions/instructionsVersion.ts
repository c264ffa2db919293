import type { AgentInstructions } from './instructions.ts';

/** Returns an FNV-1a hash of the instructions. Ignores how object keys are sorted. */
export function instructionsVersion(instructions: AgentInstructions): string {
  let hash = 2166136261;
  for (const character of JSON.stringify(instructions, withSortedKeys)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return (hash >>> 0).toString(36);
}

const withSortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

import { unusedId } from './unusedId.ts';
import type { CoreInstruction } from './instructions.ts';

type List = readonly CoreInstruction[];

/** The lowest number first; equal ones stay in their order, and what has no number yet comes last. */
export function sortByPriority(list: List): List {
  const rank = ({ priority }: CoreInstruction) => (Number.isNaN(priority) ? Infinity : priority);
  // not subtracted: two without a number are equal
  return list.toSorted((one, other) => {
    if (rank(one) === rank(other)) return 0;
    return rank(one) < rank(other) ? -1 : 1;
  });
}

/**
 * One more to fill in, after all others and active. (rule: new instruction)
 * @param gone was taken out, and may be put back
 */
export function withNewInstruction(list: List, gone?: CoreInstruction): List {
  const added = {
    id: unusedId('instruction', list, gone),
    instruction: '',
    priority: list.length + 1,
    isActive: true,
  };
  return [...list, added];
}

/** An instruction one place up (-1) or down (1), and all numbered from 1 in the new order; at an end it stays. */
export function moveInstruction(list: List, id: string, by: -1 | 1): List {
  const from = list.findIndex((instruction) => instruction.id === id);
  const to = from + by;
  const instruction = list[from];
  if (!instruction || to < 0 || to >= list.length) return list;
  return list
    .toSpliced(from, 1)
    .toSpliced(to, 0, instruction)
    .map((each, index) => ({ ...each, priority: index + 1 }));
}

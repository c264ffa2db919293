import type { CoreInstruction } from './instructions.ts';

type List = readonly CoreInstruction[];

/** Sorts by priority number, lowest first. Equal numbers stay in sequence, and missing numbers come last. */
export function sortByPriority(list: List): List {
  const rank = ({ priority }: CoreInstruction) => (Number.isNaN(priority) ? Infinity : priority);
  // compares ranks without subtracting, because Infinity - Infinity is NaN
  return list.toSorted((one, other) => {
    if (rank(one) === rank(other)) return 0;
    return rank(one) < rank(other) ? -1 : 1;
  });
}

/**
 * Appends a blank, active instruction with the lowest priority. (rule: new instruction)
 * @param id a unique ID, so that instructions added by two people don't merge into one
 */
export function withNewInstruction(list: List, id: string): List {
  return [...list, { id, instruction: '', priority: list.length + 1, isActive: true }];
}

/** Moves an instruction up (-1) or down (1) and renumbers all from 1. Does nothing at either end. */
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

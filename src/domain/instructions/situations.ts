import type { SpecialSituation } from './instructions.ts';

/**
 * Appends a blank, active situation.
 * @param id a unique ID, so that situations added by two people don't merge into one
 */
export function withNewSituation(list: readonly SpecialSituation[], id: string): readonly SpecialSituation[] {
  return [...list, { id, trigger: '', response: '', followUpActions: [], isActive: true }];
}

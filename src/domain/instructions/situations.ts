import type { SpecialSituation } from './instructions.ts';

/**
 * Appends a blank, active situation.
 * @param id an ID of its own, so that situations that two people add stay two
 */
export function withNewSituation(list: readonly SpecialSituation[], id: string): readonly SpecialSituation[] {
  return [...list, { id, trigger: '', response: '', followUpActions: [], isActive: true }];
}

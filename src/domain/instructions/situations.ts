import { unusedId } from './unusedId.ts';
import type { SpecialSituation } from './instructions.ts';

/**
 * Appends a blank, active situation.
 * @param gone a removed situation that may be restored, so its id stays reserved
 */
export function withNewSituation(
  list: readonly SpecialSituation[],
  gone?: SpecialSituation,
): readonly SpecialSituation[] {
  const id = unusedId('situation', list, gone);
  return [...list, { id, trigger: '', response: '', followUpActions: [], isActive: true }];
}

import { unusedId } from './unusedId.ts';
import type { SpecialSituation } from './instructions.ts';

/**
 * One more situation to fill in, active and after all others.
 * @param gone was taken out, and may be put back
 */
export function withNewSituation(
  list: readonly SpecialSituation[],
  gone?: SpecialSituation,
): readonly SpecialSituation[] {
  const id = unusedId('situation', list, gone);
  return [...list, { id, trigger: '', response: '', followUpActions: [], isActive: true }];
}

import { freshId } from './freshId.ts';
import type { SpecialSituation } from './instructions.ts';

/** One more situation to fill in, active and after all others. */
export function withNewSituation(list: readonly SpecialSituation[]): readonly SpecialSituation[] {
  const id = freshId('situation', list);
  return [...list, { id, trigger: '', response: '', followUpActions: [], isActive: true }];
}

import {
  MAX_SCENARIO_LENGTH,
  MAX_SCENARIOS,
  type Comparison,
  type NotKept,
} from '#domain/instructions/scenarios.ts';
import type { Tone } from '#domain/shared/tone.ts';
import { countWithNoun, formatNumber } from './numbers.ts';

export const rehearsalText = {
  help: `This browser saves up to ${MAX_SCENARIOS} test scenarios for this restaurant. Run them after every change to the instructions.`,
  none: 'No scenarios yet. Save one from the conversation test, or open a call and choose Rehearse this call.',
  keep: 'Save',
  /** Accessible name of the button that keeps a scenario. */
  keepThis: 'Save scenario',
  kept: 'Scenario saved.',
  notKept: {
    'already-kept': 'This scenario is already saved.',
    'too-long': `This scenario is too long to save. The limit is ${formatNumber(MAX_SCENARIO_LENGTH)} characters.`,
    'too-many': `You already have ${MAX_SCENARIOS} saved scenarios. Remove one to make room.`,
  } satisfies Record<NotKept, string>,
  unsaved: 'The test uses the saved version. Save your changes to test them.',
  run: 'Run all',
  running: (place: number, count: number) => `Running ${place} of ${count}...`,
  runningThis: 'Running...',
  cancel: 'Cancel',
  /** Sums up the state of all answers. */
  summary: (counts: Readonly<Record<Comparison, number>>) => {
    const { 'not-run': notRun, outdated, first, same, changed } = counts;
    if (outdated > 0) return 'The instructions changed since the last run. Run all to compare.';
    if (notRun > 0) return `${countWithNoun(notRun, 'scenario')} not run yet.`;
    if (changed > 0)
      return `${formatNumber(changed)} of ${countWithNoun(same + changed + first, 'answer')} changed.`;
    return same > 0
      ? 'No answer changed.'
      : 'All scenarios have an answer. Run all again after your next change to compare.';
  },
  comparison: {
    'not-run': { tone: 'neutral', label: 'Not run yet' },
    outdated: { tone: 'neutral', label: 'Outdated answer' },
    first: { tone: 'info', label: 'First answer' },
    same: { tone: 'success', label: 'Same answer' },
    changed: { tone: 'warning', label: 'Answer changed' },
  } satisfies Record<Comparison, { tone: Tone; label: string }>,
  before: 'Before',
  now: 'Now',
  answer: 'Answer',
  emptyAnswer: 'The test passed, but the agent gave no answer.',
  /** Label of a button in a call's transcript. */
  call: 'Rehearse this call',
  /** Shown before a deployment. */
  deploy: (count: number) => `You have ${countWithNoun(count, 'saved scenario')}.`,
  deployLink: (count: number) => (count === 1 ? 'Run it before you deploy' : 'Run them before you deploy'),
} as const;

import { MAX_SUGGESTIONS_RANGE, type UpsellingTiming } from '#domain/instructions/instructions.ts';
import { wholeNumberRangeText } from './inputText.ts';
import type { InstructionsProblem, InstructionsProblems } from '#domain/instructions/instructionsProblems.ts';
import { failureText } from './failureText.ts';

/** Texts of the AI instructions. Fixed by the specification, except durations and texts below "not fixed". */
export const instructionsText = {
  loading: 'Loading AI instructions...',
  none: 'No AI instructions found',
  promptGenerated: 'System prompt generated successfully!',
  tested: 'Conversation test completed successfully!',
  testRefused: 'Conversation test failed',
  timings: {
    'before-order': 'Before the order',
    'during-order': 'During the order',
    'after-order': 'After the order',
    all: 'Any time',
  } satisfies Record<UpsellingTiming, string>,
  // not fixed
  noScenario: 'Enter something a caller might say',
  agent: {
    current: 'Agent',
    earlierQuestion: 'Agent, answering your earlier question',
    earlierInstructions: 'Agent, with the earlier instructions',
  },
  movedTo: (place: number, count: number) => `Moved to position ${place} of ${count}`,
  removed: (what: string) => `Removed: ${what}`,
  removedEmpty: 'Empty entry removed',
} as const;

/** Problem texts of the form's fields. */
const instructionsProblemText = {
  'no-instruction': 'Enter an instruction',
  'no-priority': 'Enter a whole number, 1 or higher',
  'no-trigger': 'Enter a trigger',
  'no-response': 'Enter what the agent says',
  'out-of-range': wholeNumberRangeText(MAX_SUGGESTIONS_RANGE),
} satisfies Record<InstructionsProblem, string>;

export const instructionsFormTexts = {
  problems: (found: InstructionsProblems) =>
    Object.fromEntries(
      Object.entries(found).map(([field, problem]) => [field, problem && instructionsProblemText[problem]]),
    ),
  results: { saved: 'AI instructions saved successfully!', failed: failureText.saveInstructions },
};

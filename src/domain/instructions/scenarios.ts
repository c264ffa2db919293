import type { TranscriptLine } from '#domain/shared/transcript.ts';

/** The agent's answer in a test. */
interface ScenarioAnswer {
  readonly text: string;
  /** Version of the instructions that gave the answer. */
  readonly version: string;
}

/** Something a caller might say. The user saved it, to test the agent after changes to the instructions. */
export interface SavedScenario {
  readonly id: string;
  /** The caller's words. */
  readonly text: string;
  readonly answer?: ScenarioAnswer | undefined;
  /** The latest answer that was given with other instructions than `answer`. */
  readonly before?: ScenarioAnswer | undefined;
}

type List = readonly SavedScenario[];

export const MAX_SCENARIOS = 20;
export const MAX_SCENARIO_LENGTH = 1000;

export type NotKept = 'already-kept' | 'too-long' | 'too-many';

/**
 * Returns why a scenario can't be saved. A restaurant has at most 20 saved scenarios of up to 1,000
 * characters, without duplicates. A new scenario never replaces an old one. (rule: kept scenarios)
 */
export function whyNotSaved(list: List, text: string): NotKept | undefined {
  if (list.some((kept) => kept.text === text)) return 'already-kept';
  if (text.length > MAX_SCENARIO_LENGTH) return 'too-long';
  return list.length >= MAX_SCENARIOS ? 'too-many' : undefined;
}

/**
 * Adds a new answer to a scenario. Replaces an answer that was given with the same instructions. Keeps the
 * latest answer that was given with other instructions, for comparison. (rule: rehearsal)
 */
export const withAnswer = (list: List, id: string, answer: ScenarioAnswer): List =>
  list.map((kept) => {
    if (kept.id !== id) return kept;
    const isSameVersion = kept.answer?.version === answer.version;
    return { ...kept, answer, before: isSameVersion ? kept.before : kept.answer };
  });

export type Comparison = 'not-run' | 'outdated' | 'first' | 'same' | 'changed';

/**
 * Compares a scenario's latest two answers. The latest one is outdated if the instructions have changed since
 * then. (see rule: rehearsal)
 */
export function compareAnswers({ answer, before }: SavedScenario, version: string): Comparison {
  if (!answer) return 'not-run';
  if (answer.version !== version) return 'outdated';
  if (!before) return 'first';
  return before.text === answer.text ? 'same' : 'changed';
}

const MAX_CALLER_LINES = 3;

/**
 * Makes a scenario from the first lines that the caller said, up to three. Stops before a line that would
 * make the scenario too long to save. Undefined if the caller said nothing. (rule: scenario of a call)
 */
export function scenarioOfCall(lines: readonly TranscriptLine[]): string | undefined {
  const spoken = lines
    .filter(({ speaker }) => speaker === 'caller')
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .slice(0, MAX_CALLER_LINES);
  while (spoken.length > 1 && spoken.join('\n').length > MAX_SCENARIO_LENGTH) spoken.pop();
  return spoken.length > 0 ? spoken.join('\n') : undefined;
}

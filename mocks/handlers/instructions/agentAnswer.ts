import type { AiInstructions } from '../../db/settings/shapes.ts';

/** Returns the agent's answer to a caller under these instructions, or undefined for empty instructions. */
export function agentAnswer(instructions: AiInstructions, scenario: string): string | undefined {
  const said = wordsIn(scenario);
  const situation = closest(
    instructions.specialSituations.filter(({ isActive }) => isActive),
    said,
    ({ trigger }) => trigger,
  );
  const answer =
    situation?.response ?? serviceAnswer(instructions, said) ?? fallbackOf(instructions, said) ?? '';
  return answer.trim() === '' ? undefined : answer;
}

function serviceAnswer({ customerService }: AiInstructions, said: ReadonlySet<string>): string | undefined {
  const subjects = [
    ['hours open opening close closing', customerService.hoursResponse],
    ['complain complaint cold wrong late manager', customerService.complaintHandling],
    ['unavailable sold', customerService.unavailableItemResponse],
  ] as const;
  return closest(subjects, said, ([words]) => words)?.[1];
}

/** Returns the fallback of the stage that matches best, or of the first stage. */
function fallbackOf({ conversationFlow }: AiInstructions, said: ReadonlySet<string>): string | undefined {
  const stages = Object.entries(conversationFlow);
  const stage = closest(
    stages,
    said,
    ([name, { messages }]) => `${name.replace(/([a-z])([A-Z])/g, '$1 $2')} ${messages.join(' ')}`,
  );
  return (stage ?? stages[0])?.[1].fallbackResponse;
}

/** Returns the candidate that shares the most words with the caller, or undefined if none shares a word. */
function closest<T>(
  choices: readonly T[],
  said: ReadonlySet<string>,
  textOf: (choice: T) => string,
): T | undefined {
  const scored = choices.map((choice) => ({
    choice,
    score: [...wordsIn(textOf(choice))].filter((word) => said.has(word)).length,
  }));
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return best && best.score > 0 ? best.choice : undefined;
}

/** Common words, which say nothing about the topic. */
const COMMON = new Set(
  (
    'about asks caller calls calling customer does guest have like mention mentions order please should some ' +
    'somebody someone thank that them there they this want wants what when with would your'
  ).split(' '),
);

/** Returns a text's distinctive words, in lowercase and without a plural s. */
function wordsIn(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(
    words.filter((word) => !COMMON.has(word)).map((word) => word.replace(/ies$/, 'y').replace(/s$/, '')),
  );
}

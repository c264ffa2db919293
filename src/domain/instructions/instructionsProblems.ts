import { isWholeWithin, type Problems } from '#domain/shared/problems.ts';
import {
  MAX_SUGGESTIONS_RANGE,
  type AgentInstructions,
  type CustomerService,
  type Upselling,
} from './instructions.ts';

/** A field's path. Identifies list items by id, and stages by name. */
export type InstructionsField =
  | `coreInstructions.${string}.${'instruction' | 'priority'}`
  | `specialSituations.${string}.${'trigger' | 'response' | 'followUpActions'}`
  | `conversationFlow.${string}.${'messages' | 'fallbackResponse'}`
  | `upselling.${keyof Upselling}`
  | `customerService.${keyof CustomerService}`
  | 'systemPrompt';

export type InstructionsProblem =
  'no-instruction' | 'no-priority' | 'no-trigger' | 'no-response' | 'out-of-range';

export type InstructionsProblems = Problems<InstructionsField, InstructionsProblem>;

/**
 * Returns why instructions cannot be saved. Each core instruction needs text and a priority of at least 1.
 * Each special situation needs a trigger and a response. The number of suggestions must be in range. Other
 * text may be blank. (rule: AI instructions)
 */
export function instructionsProblems({
  coreInstructions,
  specialSituations,
  upselling,
}: AgentInstructions): InstructionsProblems {
  const problems: Partial<Record<InstructionsField, InstructionsProblem>> = {};
  for (const { id, instruction, priority } of coreInstructions) {
    if (isBlank(instruction)) problems[`coreInstructions.${id}.instruction`] = 'no-instruction';
    if (!isPriority(priority)) problems[`coreInstructions.${id}.priority`] = 'no-priority';
  }
  for (const { id, trigger, response } of specialSituations) {
    if (isBlank(trigger)) problems[`specialSituations.${id}.trigger`] = 'no-trigger';
    if (isBlank(response)) problems[`specialSituations.${id}.response`] = 'no-response';
  }
  if (!isWholeWithin(upselling.maxSuggestions, MAX_SUGGESTIONS_RANGE))
    problems['upselling.maxSuggestions'] = 'out-of-range';
  return problems;
}

const isBlank = (text: string) => text.trim() === '';

const isPriority = (priority: number) => Number.isSafeInteger(priority) && priority >= 1;

import { isWholeWithin, type Problems } from '#domain/shared/problems.ts';
import {
  MAX_SUGGESTIONS,
  type AgentInstructions,
  type CustomerService,
  type Upselling,
} from './instructions.ts';

/** A field of the instructions by its place; things in lists by their ids, stages by their names. */
export type InstructionsField =
  | `coreInstructions.${string}.${'instruction' | 'priority'}`
  | `specialSituations.${string}.${'trigger' | 'response' | 'followUpActions'}`
  | `conversationFlow.${string}.${'messages' | 'fallbackResponse'}`
  | `upselling.${keyof Upselling}`
  | `customerService.${keyof CustomerService}`
  | 'systemPrompt';

export type InstructionsProblem =
  'no-instruction' | 'no-priority' | 'no-trigger' | 'no-response' | 'out-of-range';

/**
 * What keeps instructions from being saved: a core instruction has a text and a priority from 1, a special situation a trigger
 * and a response, and the number of suggestions lies in its range. Other texts may be empty. (rule: AI instructions)
 */
export function instructionsProblems({
  coreInstructions,
  specialSituations,
  upselling,
}: AgentInstructions): Problems<InstructionsField, InstructionsProblem> {
  const problems: Partial<Record<InstructionsField, InstructionsProblem>> = {};
  for (const { id, instruction, priority } of coreInstructions) {
    if (isBlank(instruction)) problems[`coreInstructions.${id}.instruction`] = 'no-instruction';
    if (!isPriority(priority)) problems[`coreInstructions.${id}.priority`] = 'no-priority';
  }
  for (const { id, trigger, response } of specialSituations) {
    if (isBlank(trigger)) problems[`specialSituations.${id}.trigger`] = 'no-trigger';
    if (isBlank(response)) problems[`specialSituations.${id}.response`] = 'no-response';
  }
  if (!isWholeWithin(upselling.maxSuggestions, MAX_SUGGESTIONS))
    problems['upselling.maxSuggestions'] = 'out-of-range';
  return problems;
}

const isBlank = (text: string) => text.trim() === '';

const isPriority = (priority: number) => Number.isSafeInteger(priority) && priority >= 1;

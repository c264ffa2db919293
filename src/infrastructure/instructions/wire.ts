import * as v from 'valibot';
import type { SavedInstructions, ScenarioReply } from '#application/instructions/Instructions.ts';
import type { AgentInstructions } from '#domain/instructions/instructions.ts';
import { sortByPriority } from '#domain/instructions/priorityList.ts';
import type { ReplySchema } from '../http/Api.ts';
import {
  booleanSchema,
  ifReadable,
  number,
  optional,
  settingsList,
  settingsText,
  text,
  texts as lines,
} from '../http/schemas.ts';

/** Keeps unknown keys, so that a save sends them back. */
const InstructionsBody = v.pipe(
  v.looseObject({
    coreInstructions: settingsList(
      v.looseObject({ id: text, instruction: settingsText, priority: number, isActive: booleanSchema }),
    ),
    specialSituations: settingsList(
      v.looseObject({
        id: text,
        trigger: settingsText,
        response: settingsText,
        followUpActions: lines,
        isActive: booleanSchema,
      }),
    ),
    // assumption (4): the host lists the stages in conversation order
    conversationFlow: v.record(
      v.string(),
      v.looseObject({ messages: lines, fallbackResponse: settingsText }),
    ),
    upselling: v.looseObject({
      enabled: booleanSchema,
      suggestAppetizers: booleanSchema,
      recommendDrinks: booleanSchema,
      promoteSpecials: booleanSchema,
      maxSuggestions: number,
      timing: text,
    }),
    customerService: v.looseObject({
      hoursResponse: settingsText,
      unavailableItemResponse: settingsText,
      complaintHandling: settingsText,
    }),
    systemPrompt: optional(text),
  }),
  v.transform(({ coreInstructions, conversationFlow, ...instructions }) => ({
    ...instructions,
    coreInstructions: sortByPriority(coreInstructions),
    conversationFlow: Object.entries(conversationFlow).map(([name, stage]) => ({ name, ...stage })),
  })),
);

/** A response without the prompt is malformed, because the next save would delete the prompt. */
export const InstructionsReply: ReplySchema<AgentInstructions> = v.pipe(
  InstructionsBody,
  v.check(({ systemPrompt }) => systemPrompt !== undefined, 'The system prompt is missing'),
  v.transform(({ systemPrompt = '', ...instructions }) => ({ ...instructions, systemPrompt })),
);

export const SavedReply: ReplySchema<SavedInstructions> = v.pipe(
  v.object({ instructions: InstructionsBody }),
  v.transform(({ instructions }) => instructions),
);

/** A blank prompt is malformed, because it would clear the editor. */
export const PromptReply: ReplySchema<string> = v.pipe(
  v.object({
    prompt: v.pipe(
      text,
      v.check((prompt) => prompt.trim() !== '', 'The prompt is blank'),
    ),
  }),
  v.transform(({ prompt }) => prompt),
);

export const ScenarioReplySchema: ReplySchema<ScenarioReply> = v.pipe(
  v.object({ success: v.literal(true), response: ifReadable(text) }),
  v.transform(({ response }) => ({ outcome: 'answered' as const, response })),
);

export function instructionsBody({ conversationFlow, ...instructions }: AgentInstructions) {
  return {
    ...instructions,
    conversationFlow: Object.fromEntries(conversationFlow.map(({ name, ...stage }) => [name, stage])),
  };
}

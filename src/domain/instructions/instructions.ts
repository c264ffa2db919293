import { comparable } from '#domain/shared/comparable.ts';

/** A rule the agent always follows. */
export interface CoreInstruction {
  readonly id: string;
  readonly instruction: string;
  /** A whole number from 1. Lower numbers matter more. */
  readonly priority: number;
  readonly isActive: boolean;
}

/** What the agent says and does in an unusual situation. */
export interface SpecialSituation {
  readonly id: string;
  /** The situation, such as "Caller mentions an allergy". */
  readonly trigger: string;
  readonly response: string;
  readonly followUpActions: readonly string[];
  readonly isActive: boolean;
}

/** One stage of a conversation. */
export interface FlowStage {
  /** The host's unique name, such as `orderTaking`. */
  readonly name: string;
  /** What the agent can say in this stage. */
  readonly messages: readonly string[];
  /** What the agent says when no message fits. */
  readonly fallbackResponse: string;
}

/** Whether a stage is the greeting, which follows the first message of a call. (see rule: greeting) */
export const isGreeting = ({ name }: FlowStage): boolean => comparable(name) === 'greeting';

export const UPSELLING_TIMINGS = ['before-order', 'during-order', 'after-order', 'all'] as const;
export type UpsellingTiming = (typeof UPSELLING_TIMINGS)[number];

export interface Upselling {
  readonly enabled: boolean;
  readonly suggestAppetizers: boolean;
  readonly recommendDrinks: boolean;
  readonly promoteSpecials: boolean;
  /** Suggestions per call, within {@link MAX_SUGGESTIONS_RANGE}. */
  readonly maxSuggestions: number;
  /** One of {@link UPSELLING_TIMINGS}, or an unknown value as sent by the host. */
  readonly timing: string;
}

export const MAX_SUGGESTIONS_RANGE = { min: 1, max: 10, step: 1 } as const;

export interface CustomerService {
  readonly hoursResponse: string;
  readonly unavailableItemResponse: string;
  readonly complaintHandling: string;
}

/** All instructions for a restaurant's agent. */
export interface AgentInstructions {
  readonly coreInstructions: readonly CoreInstruction[];
  readonly specialSituations: readonly SpecialSituation[];
  /** Sorted as the stages follow in a conversation. */
  readonly conversationFlow: readonly FlowStage[];
  readonly upselling: Upselling;
  readonly customerService: CustomerService;
  /** The agent's prompt, generated from the other settings or written by hand. */
  readonly systemPrompt: string;
}

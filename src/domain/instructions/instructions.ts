/** One thing that the agent always keeps to. */
export interface CoreInstruction {
  readonly id: string;
  readonly instruction: string;
  /** A whole number from 1; the lowest counts most. */
  readonly priority: number;
  readonly isActive: boolean;
}

/** What the agent says and does when something out of the ordinary comes up in a call. */
export interface SpecialSituation {
  readonly id: string;
  /** What brings it up: "Caller mentions an allergy". */
  readonly trigger: string;
  readonly response: string;
  readonly followUpActions: readonly string[];
  readonly isActive: boolean;
}

/** A part of a conversation. */
export interface FlowStage {
  /** As the host calls it, such as `orderTaking`; the only one of its name. */
  readonly name: string;
  /** What the agent may say in it. */
  readonly messages: readonly string[];
  /** What it says when none of the messages fits. */
  readonly fallbackResponse: string;
}

export const UPSELLING_TIMINGS = ['before-order', 'during-order', 'after-order', 'all'] as const;
export type UpsellingTiming = (typeof UPSELLING_TIMINGS)[number];

/** Extras the agent suggests. */
export interface Upselling {
  readonly enabled: boolean;
  readonly suggestAppetizers: boolean;
  readonly recommendDrinks: boolean;
  readonly promoteSpecials: boolean;
  /** In one call; within {@link MAX_SUGGESTIONS}. */
  readonly maxSuggestions: number;
  /** One of {@link UPSELLING_TIMINGS}; a word that the host adds later is kept as it came. */
  readonly timing: string;
}

export const MAX_SUGGESTIONS = { min: 1, max: 10, step: 1 } as const;

export interface CustomerService {
  readonly hoursResponse: string;
  readonly unavailableItemResponse: string;
  readonly complaintHandling: string;
}

/** All that a restaurant tells its agent. */
export interface AgentInstructions {
  readonly coreInstructions: readonly CoreInstruction[];
  readonly specialSituations: readonly SpecialSituation[];
  /** In the order of the conversation. */
  readonly conversationFlow: readonly FlowStage[];
  readonly upselling: Upselling;
  readonly customerService: CustomerService;
  /** The text that the agent is given; written from the rest, or by hand. */
  readonly systemPrompt: string;
}

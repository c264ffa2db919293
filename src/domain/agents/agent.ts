import type { Rows } from '#domain/shared/rows.ts';

export interface PhoneNumber {
  readonly label?: string | undefined;
  readonly number: string;
}

export interface Agent {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly phoneNumbers: readonly PhoneNumber[];
}

/** An agent with its latest conversations, as the company page shows it. */
export interface AgentPreview extends Agent {
  readonly callCount: number;
  readonly recent: Rows<RecentConversation>;
}

export interface RecentConversation {
  readonly id: string;
  readonly startedAt: Date;
  readonly durationSeconds: number;
  readonly messageCount: number;
  readonly isSuccessful: boolean;
}

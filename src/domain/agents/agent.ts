import type { Rows } from '#domain/shared/rows.ts';

export interface PhoneNumber {
  readonly label?: string | undefined;
  readonly number: string;
}

export interface Agent {
  readonly id: string;
  readonly name: string;
  /** Absent if the host doesn't send a date. */
  readonly createdAt?: Date | undefined;
  readonly phoneNumbers: readonly PhoneNumber[];
}

/** An agent with its latest conversations, for the company page. */
export interface AgentPreview extends Agent {
  readonly callCount?: number | undefined;
  readonly recent: Rows<RecentConversation>;
}

export interface RecentConversation {
  readonly id: string;
  readonly startedAt: Date;
  readonly durationSeconds?: number | undefined;
  readonly messageCount?: number | undefined;
  readonly isSuccessful: boolean;
}

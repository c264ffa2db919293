import type { Rows } from '#domain/shared/rows.ts';

export interface PhoneNumber {
  readonly label?: string | undefined;
  readonly number: string;
}

export interface Agent {
  readonly id: string;
  readonly name: string;
  /** Absent if the host doesn't send it. */
  readonly createdAt?: Date | undefined;
  readonly phoneNumbers: readonly PhoneNumber[];
}

/** An agent with its latest conversations, as the company page shows it. */
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

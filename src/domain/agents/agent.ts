export interface PhoneNumber {
  readonly label?: string | undefined;
  readonly number: string;
}

/** A voice agent that answers a restaurant's phone. */
export interface Agent {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly phoneNumbers: readonly PhoneNumber[];
}

/** An agent as the page of its company shows it, with its latest conversations. */
export interface AgentPreview extends Agent {
  readonly callCount: number;
  readonly recent: readonly RecentConversation[];
}

export interface RecentConversation {
  readonly id: string;
  readonly startedAt: Date;
  readonly durationSeconds: number;
  readonly messageCount: number;
  readonly isSuccessful: boolean;
}

/** An order or booking that the caller and the agent have agreed on. */
export interface Agreement {
  readonly kind: 'order' | 'booking';
  /** In the agent's words, such as `two Arancini, 24 dollars`. */
  readonly summary: string;
}

/** Parses an agreement from a tool call's parameters. Returns undefined if they are invalid. */
export function agreementFromToolCall(parameters: unknown): Agreement | undefined {
  const { kind, summary } = { ...(parameters as Partial<Agreement> | null | undefined) };
  if ((kind !== 'order' && kind !== 'booking') || typeof summary !== 'string') return undefined;
  return summary.trim() === '' ? undefined : { kind, summary };
}

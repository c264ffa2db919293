/** An order or booking that the caller and the agent have agreed on. */
export interface Agreement {
  readonly kind: 'order' | 'booking';
  /** The agent's words for it, such as `two Arancini, 24 dollars`. */
  readonly summary: string;
}

/** Parses an agreement from a tool call's parameters. Returns undefined for invalid parameters. */
export function agreementFromToolCall(parameters: unknown): Agreement | undefined {
  const { kind, summary } = { ...(parameters as Partial<Agreement> | null | undefined) };
  if ((kind !== 'order' && kind !== 'booking') || typeof summary !== 'string') return undefined;
  return summary.trim() === '' ? undefined : { kind, summary };
}

/** A voice that the agent can speak with; what the host does not tell of it is left out. */
export interface Voice {
  readonly id: string;
  readonly name: string;
  readonly gender?: string | undefined;
  readonly accent?: string | undefined;
}

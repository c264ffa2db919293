/** A voice for the agent. Fields the host omits are absent. */
export interface Voice {
  readonly id: string;
  readonly name: string;
  readonly gender?: string | undefined;
  readonly accent?: string | undefined;
}

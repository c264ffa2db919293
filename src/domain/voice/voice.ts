/** A voice for the agent. Fields that the host omits are absent. */
export interface Voice {
  readonly id: string;
  readonly name: string;
  readonly gender?: string | undefined;
  readonly accent?: string | undefined;
}

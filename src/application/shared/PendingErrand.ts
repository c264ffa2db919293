/** The company for which a person has left this tab for a provider's page, until they are back or the tab is closed. */
export interface PendingErrand {
  begin(companyId: string): void;
  /** Whether it was begun here, for this company. */
  isFor(companyId: string): boolean;
  clear(): void;
}

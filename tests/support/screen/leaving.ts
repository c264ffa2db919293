/** Whether the browser would ask before this page is reloaded or closed. */
export function promptsBeforeUnload(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

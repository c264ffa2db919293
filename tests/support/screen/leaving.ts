/** Whether the browser would ask before unloading the page. */
export function promptsBeforeUnload(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

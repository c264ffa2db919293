/** Whether the browser would show a prompt before unloading the page. */
export function promptsBeforeUnload(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

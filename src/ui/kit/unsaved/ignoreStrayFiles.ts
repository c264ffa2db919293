/**
 * Ignores files that the user drops onto the page. Otherwise, the browser would open the file and lose typed
 * text. (rule: dropped files)
 * @returns a function that stops ignoring them
 */
export function ignoreStrayFiles(): () => void {
  const listening = new AbortController();
  const ignore = (event: DragEvent) => {
    const { target, dataTransfer } = event;
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    if (target instanceof Element && target.matches('input[type="file"]')) return;
    event.preventDefault();
    // the JSON editor inserts the text of a dropped file
    const isInEditor = target instanceof Element && target.closest('[contenteditable="true"]') !== null;
    if (!isInEditor) dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', ignore, { signal: listening.signal });
  addEventListener('drop', ignore, { signal: listening.signal });
  return () => listening.abort();
}

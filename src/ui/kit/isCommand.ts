type Modified = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>;

/** Ctrl, on a Mac Cmd, with a key and nothing else. */
export const isShortcutModifier = (event: Modified, key: string): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === key;

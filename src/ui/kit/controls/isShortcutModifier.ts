type Modified = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>;

/** Returns whether Ctrl (Cmd on a Mac) and this key are pressed, without other modifiers. */
export const isShortcutModifier = (event: Modified, key: string): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === key;

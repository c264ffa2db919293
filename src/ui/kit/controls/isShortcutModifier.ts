type Modified = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>;

/** Returns whether an event is a press of this key with Ctrl (Cmd on a Mac) and no other modifier. */
export const isShortcutModifier = (event: Modified, key: string): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === key;

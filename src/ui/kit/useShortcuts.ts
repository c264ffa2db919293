import type { KeyboardEvent } from 'react';

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Single keys that do something while the focus is inside, but not in a field, where they are typed. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key } = event;
    const isElsewhere = !(target instanceof Element) || !currentTarget.contains(target);
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey || target.matches(TYPING)) return;
    const action = actions[key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  };
}

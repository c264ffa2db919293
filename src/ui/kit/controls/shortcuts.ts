import type { KeyboardEvent } from 'react';

/** Controls that use typed keys themselves. Buttons and links also use the space bar. */
const OWN_KEYS = 'input:not([type="checkbox"], [type="range"]), textarea, select, [contenteditable="true"]';
const OWN_SPACE = 'button, a';

/** Returns a key handler for single-key shortcuts. Ignores keys that the focused control handles. */
export function shortcuts(actions: Readonly<Record<string, () => void>>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key } = event;
    const isElsewhere = !(target instanceof Element) || !currentTarget.contains(target);
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.matches(key === ' ' ? `${OWN_KEYS}, ${OWN_SPACE}` : OWN_KEYS)) return;
    const action = actions[key.length === 1 ? key.toLowerCase() : key];
    if (!action) return;
    event.preventDefault();
    action();
  };
}

import type { KeyboardEvent } from 'react';

/** Controls that use keys themselves. Focused buttons use the space bar. */
const OWN_KEYS = 'input:not([type="checkbox"], [type="range"]), textarea, select, [contenteditable="true"]';
const OWN_SPACE = 'button, a';

/** Single-key shortcuts while focus is inside, unless the focused control uses the key. */
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

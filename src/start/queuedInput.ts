import { reportText } from '#ui/forms/reportSilentInput.ts';

/**
 * Replays input made before hydration: text, selections, and password manager fills. Dispatches an event
 * for each control that differs from its prerendered state.
 */
export function replayInput(root: HTMLElement): void {
  for (const control of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input, textarea, select',
  )) {
    if (control instanceof HTMLSelectElement) replaySelect(control);
    else if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
      replayCheckbox(control);
    else if (control.value !== control.defaultValue) reportText(control);
  }
}

function replaySelect(select: HTMLSelectElement): void {
  const isAsBuilt = [...select.options].every(
    ({ selected, defaultSelected }) => selected === defaultSelected,
  );
  if (!isAsBuilt) select.dispatchEvent(new Event('change', { bubbles: true }));
}

declare global {
  interface Window {
    /**
     * Returns the buttons pressed before the app's code loaded. The app handles presses from then on
     * (deploy/head/headScript.ts).
     */
    takeEarlyPresses?: () => HTMLElement[];
  }
}

const QUEUED_EVENTS = ['input', 'change', 'click'];

/**
 * Queues events during hydration, which would otherwise lose them. Returns a function that stops queuing and
 * returns the elements to click: buttons pressed earlier, and links and buttons clicked since then.
 */
export function queueInput(): () => readonly HTMLElement[] {
  const pressed = window.takeEarlyPresses?.() ?? [];
  const hold = (event: Event) => {
    event.stopImmediatePropagation();
    const element = event.type === 'click' && (event.target as Element).closest<HTMLElement>('a, button');
    if (!element || opensInNewTab(event as MouseEvent)) return;
    event.preventDefault();
    pressed.push(element);
  };
  for (const type of QUEUED_EVENTS) addEventListener(type, hold, { capture: true });
  return () => {
    for (const type of QUEUED_EVENTS) removeEventListener(type, hold, { capture: true });
    return pressed;
  };
}

const opensInNewTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

/** Clicks a radio button only if it is selected; the browser deselects the other one. */
function replayCheckbox(box: HTMLInputElement): void {
  const { checked, defaultChecked } = box;
  if (checked === defaultChecked || (box.type === 'radio' && !checked)) return;
  box.checked = defaultChecked;
  box.click();
}

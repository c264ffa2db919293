/**
 * Tells the app what was typed, chosen or filled in by a password manager while the page was HTML alone: each control that
 * is not as it was built is operated once more, now that somebody listens.
 */
export function replayInput(root: HTMLElement): void {
  for (const control of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input, textarea, select',
  )) {
    if (control instanceof HTMLSelectElement) replaySelect(control);
    else if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
      replayCheckbox(control);
    else replayText(control);
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
    /** The buttons that were pressed before the app's code came, from then on left to it (deploy/head/headScript.ts). */
    takeEarlyPresses?: () => HTMLElement[];
  }
}

const QUEUED_EVENTS = ['input', 'change', 'click'];

/**
 * Keeps from the app, while it takes a page over, what it would lose then. Returns the way to let it through again, which
 * tells what is to be pressed then: buttons that were pressed before, and links and buttons that were pressed meanwhile.
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

/** Of radio buttons the one that was chosen; the other gives way by itself. */
function replayCheckbox(box: HTMLInputElement): void {
  const { checked, defaultChecked } = box;
  if (checked === defaultChecked || (box.type === 'radio' && !checked)) return;
  box.checked = defaultChecked;
  box.click();
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value: early, defaultValue, selectionStart, selectionEnd } = field;
  if (early === defaultValue) return;
  field.value = defaultValue;
  // past the setter by which React would take it for its own change
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, early);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Who is still typing goes on where they were, once React has put the text back for good. Not every kind of field tells
  // where that is.
  if (selectionStart !== null) queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd));
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Selects text fields, except hidden copies that MUI uses for measuring. */
const TEXT_FIELDS =
  'textarea:not([aria-hidden]), input:not([type=checkbox], [type=radio], [type=range], [type=file])';

let isReporting = false;

/**
 * Reports text that the browser or a password manager filled in without an event. Otherwise, the form would
 * neither send nor keep that text. (rule: silent input)
 */
export function reportSilentInput(form: HTMLFormElement | null): void {
  if (isReporting || !form) return;
  isReporting = true;
  for (const field of form.querySelectorAll<TextControl>(TEXT_FIELDS)) {
    if (isSilent(field)) reportText(field);
  }
  isReporting = false;
}

/**
 * Returns whether React doesn't know a field's text. React keeps `defaultValue` equal to the text that it
 * knows. A clone normalizes line breaks in the same way.
 */
function isSilent(field: TextControl): boolean {
  if (field.value === field.defaultValue) return false;
  const known = field.cloneNode() as TextControl;
  known.value = field.defaultValue;
  return field.value !== known.value;
}

/**
 * Dispatches an input event for a field's text. First restores the text that React knows, because React
 * ignores an event without a change.
 */
export function reportText(field: TextControl): void {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  field.value = defaultValue;
  // uses the native setter, because React's own setter would hide the change
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Restores the cursor after React has set the text, so typing can continue. Not every field type has a
  // selection, and Safari would focus another field.
  if (selectionStart !== null && field === document.activeElement)
    queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd));
}

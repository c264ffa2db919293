type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Text fields, without the hidden copies that MUI measures. */
const TEXT_FIELDS =
  'textarea:not([aria-hidden]), input:not([type=checkbox], [type=radio], [type=range], [type=file])';

let isReporting = false;

/**
 * Reports text that the browser or a password manager filled in without an event. The form would neither send
 * nor keep it. (rule: silent input)
 */
export function reportSilentInput(form: HTMLFormElement | null): void {
  if (isReporting || !form) return;
  isReporting = true;
  for (const field of form.querySelectorAll<TextControl>(TEXT_FIELDS)) {
    if (isSilent(field)) reportText(field);
  }
  isReporting = false;
}

/** React keeps the default equal to the value it knows. The browser may show that without its line breaks. */
function isSilent(field: TextControl): boolean {
  if (field.value === field.defaultValue) return false;
  const known = field.cloneNode() as TextControl;
  known.value = field.defaultValue;
  return field.value !== known.value;
}

/** Dispatches an event for a field's text. React ignores an event for a text that it set, so that is set back. */
export function reportText(field: TextControl): void {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  field.value = defaultValue;
  // bypasses React's setter, which would hide the change from React
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Restores the cursor after React has set the text, so typing can continue. Not every field type has a
  // selection, and Safari would focus another field.
  if (selectionStart !== null && field === document.activeElement)
    queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd));
}

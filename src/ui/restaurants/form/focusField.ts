import type { RestaurantField } from '#domain/restaurants/restaurant.ts';

/** Brings the focus to a field of the form that this element is in. */
export function focusField(inForm: Element, field: RestaurantField): void {
  inForm
    .closest('form')
    ?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, textarea, select, [contenteditable])`)
    ?.focus();
}

/** Moves focus to the first invalid field or open conflict, once they are rendered. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-conflict] button')?.focus(),
  );
}

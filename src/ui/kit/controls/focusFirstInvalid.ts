/** Moves focus to the form's first invalid field or open conflict, after these have rendered. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-conflict] button')?.focus(),
  );
}

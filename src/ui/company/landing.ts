/** The attribute of what a link to a section leads to, where that is not the section's beginning. */
export const landing = { 'data-landing': '' } as const;

/** Where a link to a section leads. */
export const landingOf = (section: HTMLElement): HTMLElement =>
  section.querySelector<HTMLElement>('[data-landing]') ?? section;

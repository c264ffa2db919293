/**
 * Attribute of the element to which a section link scrolls, instead of the section's start. If a section has
 * several, the last one is used.
 */
export const sectionLinkTarget = { 'data-landing': '' } as const;

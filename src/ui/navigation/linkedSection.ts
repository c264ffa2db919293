/**
 * Attribute of the element to which a section link scrolls, instead of the section's start. If a section has
 * several such elements, the link scrolls to the last one.
 */
export const sectionLinkTarget = { 'data-landing': '' } as const;

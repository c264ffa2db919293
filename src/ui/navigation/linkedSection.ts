/** Marks the scroll target of a section link, if it is not the section's start. The last one in a section wins. */
export const scrollToLinkedSection = { 'data-landing': '' } as const;

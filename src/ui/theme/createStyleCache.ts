import createCache from '@emotion/cache';

/**
 * MUI's styles, first in the document, so the classes of CSS Modules win over them. Emotion's own cache,
 * `css`, would take prerendered styles with its name and move them behind all others.
 */
export const createStyleCache = () => createCache({ key: 'mui', prepend: true });

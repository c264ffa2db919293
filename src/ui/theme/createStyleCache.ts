import createCache from '@emotion/cache';

/**
 * Creates MUI's style cache. Its styles come first in the document, so that classes of CSS Modules override
 * them. The key isn't Emotion's default, `css`: Emotion would move prerendered styles with that key to the
 * end.
 */
export const createStyleCache = () => createCache({ key: 'mui', prepend: true });

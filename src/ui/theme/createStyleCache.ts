import createCache from '@emotion/cache';

/** MUI's styles, first in the document, so the classes of CSS Modules win over them. */
export const createStyleCache = () => createCache({ key: 'css', prepend: true });

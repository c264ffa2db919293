/**
 * The folder for build output that visitors must not get: `dist-server` next to `dist`.
 * @param site the site's folder
 */
export const serverFilesFolder = (site: string) => `${site}-server`;

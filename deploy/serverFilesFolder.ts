/**
 * Returns the folder for build output that visitors must not get: `dist-server` for `dist`.
 * @param site the site's folder
 */
export const serverFilesFolder = (site: string) => `${site}-server`;

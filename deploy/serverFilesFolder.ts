/**
 * The folder for what a build makes and nobody who visits the site is to be sent: `dist-server` beside `dist`.
 *
 * @param site the folder of the site
 */
export const serverFilesFolder = (site: string) => `${site}-server`;

import type { Plugin } from 'vite';
import { replaceModules } from './replaceModules.ts';

const NO_COMPONENT = 'export default () => null';

const ATTRIBUTES = "export default (name) => !['as', 'ownerState', 'sx', 'theme'].includes(name);";

/** The two functions that Inversify uses without decorators, out of about two dozen in the package. */
const METADATA = `
const kept = new WeakMap();
const nameOf = (key, property) => (property === undefined ? key : JSON.stringify([String(property), String(key)]));
Reflect.getOwnMetadata = (key, target, property) => kept.get(target)?.get(nameOf(key, property));
Reflect.defineMetadata = (key, value, target, property) => {
  if (!kept.has(target)) kept.set(target, new Map());
  kept.get(target).set(nameOf(key, property), value);
};`;

/**
 * Removes react-router's developer warnings and marks its component factories as side-effect free, so
 * unused components such as forms and `NavLink` are dropped. Saves 2.1 kB with brotli.
 */
const withoutUnused = (code: string): string =>
  code
    .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;')
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/= (?=\w+\.forwardRef\()/g, '= /* @__PURE__ */ ');

/** Removes code that every visitor would download and never run: 9 kB with brotli. */
export function removeUnusedCode(): Plugin {
  return {
    ...replaceModules('tableside:remove-unused-code', [
      // the theme disables ripples
      { id: /\/TouchRipple(\.mjs)?$/, importer: /@mui[\\/]material[\\/]ButtonBase/, by: NO_COMPONENT },
      // no button has a spinner
      { id: /\/CircularProgress/, importer: /@mui[\\/]material[\\/](Icon)?Button/, by: NO_COMPONENT },
      // `withTheme` is unused
      { id: /^hoist-non-react-statics$/, importer: /@emotion[\\/]react/, by: NO_COMPONENT },
      // MUI passes no invalid attributes to HTML elements except these
      { id: /^@emotion\/is-prop-valid$/, importer: /@emotion[\\/]styled/, by: ATTRIBUTES },
      { id: /^reflect-metadata/, importer: /inversify/, by: METADATA },
    ]),
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: /[\\/]react-router[\\/]dist[\\/]/ }, handler: withoutUnused },
  };
}

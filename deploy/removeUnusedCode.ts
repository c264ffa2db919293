import type { Plugin } from 'vite';
import { replaceModules } from './replaceModules.ts';

const NO_COMPONENT = 'export default () => null';

const ATTRIBUTES = "export default (name) => !['as', 'ownerState', 'sx', 'theme'].includes(name);";

/** The two functions that a container without decorators asks for, of the two dozen that the package has. */
const METADATA = `
const kept = new WeakMap();
const nameOf = (key, property) => (property === undefined ? key : JSON.stringify([String(property), String(key)]));
Reflect.getOwnMetadata = (key, target, property) => kept.get(target)?.get(nameOf(key, property));
Reflect.defineMetadata = (key, value, target, property) => {
  if (!kept.has(target)) kept.set(target, new Map());
  kept.get(target).set(nameOf(key, property), value);
};`;

/**
 * react-router without its advice for developers, and with what the bundler has to know to leave out components that no page uses
 * (forms, `NavLink`): that making one does nothing else, and no name for debugging that holds on to it. 2.1 kB with brotli.
 */
const withoutUnused = (code: string): string =>
  code
    .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;')
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/= (?=\w+\.forwardRef\()/g, '= /* @__PURE__ */ ');

/** Leaves out of a build what every visitor would load first and never run: 9 kB with brotli. */
export function removeUnusedCode(): Plugin {
  return {
    ...replaceModules('tableside:remove-unused-code', [
      // the theme switches ripples off, everywhere
      { id: /\/TouchRipple(\.mjs)?$/, importer: /@mui[\\/]material[\\/]ButtonBase/, by: NO_COMPONENT },
      // no button has a spinner in it
      { id: /\/CircularProgress/, importer: /@mui[\\/]material[\\/](Icon)?Button/, by: NO_COMPONENT },
      // nothing is wrapped by `withTheme`
      { id: /^hoist-non-react-statics$/, importer: /@emotion[\\/]react/, by: NO_COMPONENT },
      // a tag is given nothing by MUI that is no attribute, but these
      { id: /^@emotion\/is-prop-valid$/, importer: /@emotion[\\/]styled/, by: ATTRIBUTES },
      { id: /^reflect-metadata/, importer: /inversify/, by: METADATA },
    ]),
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: /[\\/]react-router[\\/]dist[\\/]/ }, handler: withoutUnused },
  };
}

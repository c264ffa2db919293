import data from '@mdn/browser-compat-data/forLegacyNode';
import type { BrowserName, Identifier } from '@mdn/browser-compat-data/types';
import { oldestBrowsers } from '../../deploy/supportedBrowsers.ts';

type BrowserId = (typeof oldestBrowsers)[number]['id'];

/**
 * Returns the first version of a browser that has a feature, if any.
 * @param feature from MDN's browser compatibility data
 */
export function firstVersion(feature: Identifier, browser: BrowserId): number {
  const name: BrowserName = browser === 'ios' ? 'safari_ios' : browser;
  const versions = [feature['__compat']?.support[name] ?? []]
    .flat()
    .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
    .map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')))
    .filter((version) => !Number.isNaN(version));
  return Math.min(...versions, Infinity);
}

/** Whether one of the supported browsers lacks a feature. Unknown features count as supported. */
const isTooNew = (feature: Identifier | undefined): boolean =>
  feature?.['__compat'] !== undefined &&
  oldestBrowsers.some(({ id, version }) => firstVersion(feature, id) > Number(version));

const builtins = data.javascript['builtins'];

/** Functions and properties that some supported browser lacks, such as `URL.parse` and `Set.union`. */
export const tooNewFunctions: ReadonlySet<string> = new Set(
  [
    ...membersOf(builtins),
    ...membersOf(builtins?.['Intl']).map(([name, feature]) => [`Intl.${name}`, feature] as const),
    ...membersOf(data.api),
  ].flatMap(([owner, feature]) => [
    ...(isTooNew(feature) ? [owner] : []),
    ...membersOf(feature)
      .filter(([, member]) => isTooNew(member))
      .map(([name]) => `${owner}.${name.replace(/_static$/, '')}`),
  ]),
);

/** Finds functions and constructors in a script that a supported browser lacks, but no methods. */
export const tooNewIn = (script: string): readonly string[] =>
  [...script.matchAll(/(?<![\w$.])(?:new ([A-Z][\w.]*)|([A-Z]\w*\.\w+))/g)]
    .map(([, constructed, named]) => constructed ?? named ?? '')
    .filter((name) => tooNewFunctions.has(name));

/** Finds properties, values, selectors, and at-rules in a sheet that a supported browser ignores. */
export function tooNewInStyles(sheet: string): readonly string[] {
  const { properties, selectors, 'at-rules': atRules, types } = data.css;
  const named: (readonly [string, Identifier | undefined])[] = [
    ...[...sheet.matchAll(/(?<=[{;])([a-z-]+):([^;{}]+)/g)].flatMap(([, property = '', value = '']) => [
      [property, properties?.[property]] as const,
      ...[...value.matchAll(/[a-z-]+(\(?)/g)].map(([word, call]) =>
        call
          ? ([`${word})`, types?.[word.slice(0, -1)]] as const)
          : ([`${property}: ${word}`, properties?.[property]?.[word]] as const),
      ),
    ]),
    ...[...sheet.matchAll(/::?([a-z-]+)(?=[^;{}]*\{)/g)].map(
      ([selector, name = '']) => [selector, selectors?.[name]] as const,
    ),
    ...[...sheet.matchAll(/@([a-z-]+)/g)].map(([rule, name = '']) => [rule, atRules?.[name]] as const),
  ];
  return named.filter(([, feature]) => isTooNew(feature)).map(([name]) => name);
}

function membersOf(feature: Identifier | undefined): (readonly [string, Identifier])[] {
  return Object.entries(feature ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];
}

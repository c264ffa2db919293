/** Licenses allowed in a closed-source product. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/** Licenses that the lock file doesn't list, copied from the packages. */
const KNOWN_LICENSES: Readonly<Record<string, string>> = { xtend: 'MIT' };

interface LockedPackage {
  readonly license?: string;
  /** Whether only development needs the package. Such packages and optional packages are not shipped. */
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Lists shipped packages whose license is not allowed. */
export function refusedLicenses({ packages }: LockFile): readonly string[] {
  return Object.entries(packages)
    .filter(([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional)
    .map(([path, { license }]) => [path.replace(/^.*node_modules\//, ''), license] as const)
    .map(([name, license]) => [name, license ?? KNOWN_LICENSES[name] ?? 'no license'] as const)
    .filter(([, license]) => !isAllowed(license))
    .map(([name, license]) => `${name} (${license})`);
}

/** Checks that every part of an AND and one part of an OR is allowed. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((all) => all.split(' AND ').every((license) => ALLOWED.includes(license)));
}

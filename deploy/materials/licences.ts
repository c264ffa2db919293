/** What may be shipped to browsers in a product that is not open itself. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

/** What the lock file does not know, as the package's own files say it. */
const KNOWN_LICENSES: Readonly<Record<string, string>> = { xtend: 'MIT' };

/** What the lock file says of a package. */
interface LockedPackage {
  readonly license?: string;
  /** Needed for work on the app alone; as one that is optional, it is not shipped. */
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Names the packages that are shipped under a licence that nobody has agreed to, each with its licence. */
export function refusedLicences({ packages }: LockFile): readonly string[] {
  return Object.entries(packages)
    .filter(([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional)
    .map(([path, { license }]) => [path.replace(/^.*node_modules\//, ''), license] as const)
    .map(([name, license]) => [name, license ?? KNOWN_LICENSES[name] ?? 'no licence'] as const)
    .filter(([, license]) => !isAllowed(license))
    .map(([name, license]) => `${name} (${license})`);
}

/** All parts of an expression must be allowed, or, of alternatives, one. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((all) => all.split(' AND ').every((licence) => ALLOWED.includes(licence)));
}

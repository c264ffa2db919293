import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refusedLicenses, type LockFile } from './licenses.ts';

const refused = (license: string | undefined, more: object = {}) =>
  refusedLicenses({
    packages: { '': {}, 'node_modules/a': { ...(license !== undefined && { license }), ...more } },
  });

describe('Licenses of shipped packages', () => {
  it('are all allowed in the lock file', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
    expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
    expect(refusedLicenses(lock)).toEqual([]);
  });
  it.each(['MIT', '(Apache-2.0 AND BSD-3-Clause)', '(GPL-3.0-or-later OR MIT)'])(
    'are allowed: %s',
    (license) => expect(refused(license)).toEqual([]),
  );
  it.each(['GPL-3.0-or-later', 'MIT AND GPL-2.0-only', 'UNLICENSED', 'SEE LICENSE IN LICENSE', undefined])(
    "can't be %s",
    (license) => expect(refused(license)).toEqual([`a (${license ?? 'no license'})`]),
  );
  it.each(['dev', 'optional', 'devOptional'])('are not checked for unshipped packages: %s', (kind) =>
    expect(refused('GPL-3.0-or-later', { [kind]: true })).toEqual([]),
  );
  it('are checked for nested packages too', () =>
    expect(
      refusedLicenses({ packages: { 'node_modules/a/node_modules/@b/c': { license: 'GPL-2.0-only' } } }),
    ).toEqual(['@b/c (GPL-2.0-only)']));
});

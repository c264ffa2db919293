import { describe, expect, it } from 'vitest';
import { describeAudit } from './vulnerabilities.ts';

const advisory = { source: 1, title: 'Prototype pollution', url: 'https://advisories.example/GHSA-1' };

describe('Known vulnerabilities', () => {
  it('are listed with the package and advisory', () => {
    const vulnerabilities = {
      valibot: { severity: 'high', via: [advisory] },
      forms: { severity: 'high', via: ['valibot'] },
    };
    expect(describeAudit(JSON.stringify({ vulnerabilities }))).toBe(
      'Known vulnerabilities in the shipped packages:\n' +
        '  valibot (high): Prototype pollution, https://advisories.example/GHSA-1',
    );
  });

  it('are listed as none if the audit found none', () => {
    expect(describeAudit('{"vulnerabilities":{}}')).toBe('No known vulnerabilities in the shipped packages.');
  });

  it.each([
    '',
    'null',
    '{"vulnerab',
    '{"message":"405 Method Not Allowed - POST https://registry.example/advisories","error":{"summary":""}}',
  ])("are unknown after the audit printed %j, in one line without the registry's name", (output) => {
    const line = describeAudit(output);
    expect(line).toMatch(/^Not checked for known vulnerabilities.+ npm audit --omit=dev$/);
    expect(line).not.toContain('registry');
  });
});

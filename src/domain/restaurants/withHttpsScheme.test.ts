import { describe, expect, it } from 'vitest';
import { withHttpsScheme } from './withHttpsScheme.ts';

describe('withHttpsScheme', () => {
  it('adds https:// to a host name', () => {
    for (const [typed, saved] of [
      ['aurora.example', 'https://aurora.example'],
      [' www.aurora.example/menu?day=1#top ', 'https://www.aurora.example/menu?day=1#top'],
      ['aurora.example:8080', 'https://aurora.example:8080'],
    ] as const)
      expect(withHttpsScheme(typed), JSON.stringify(typed)).toBe(saved);
  });

  it('keeps other text unchanged', () => {
    for (const typed of [
      'HTTPS://aurora.example',
      'mailto:ciao@aurora.example',
      'ciao@aurora.example',
      '//aurora.example',
      'none yet',
      'aurora',
      '',
    ])
      expect(withHttpsScheme(typed), JSON.stringify(typed)).toBe(typed);
  });
});

import { describe, expect, it } from 'vitest';
import { withHttpsScheme } from './withHttpsScheme.ts';

describe('withHttpsScheme', () => {
  it.each([
    ['aurora.example', 'https://aurora.example'],
    [' www.aurora.example/menu?day=1#top ', 'https://www.aurora.example/menu?day=1#top'],
    ['aurora.example:8080', 'https://aurora.example:8080'],
  ])('adds https:// to %j', (typed, saved) => expect(withHttpsScheme(typed)).toBe(saved));

  it.each([
    'https://aurora.example',
    'http://aurora.example',
    'HTTPS://aurora.example',
    'ftp://aurora.example',
    'mailto:ciao@aurora.example',
    'javascript:alert.call',
    '//aurora.example',
    'none yet',
    'aurora',
    '',
  ])('keeps %j unchanged', (typed) => expect(withHttpsScheme(typed)).toBe(typed));
});

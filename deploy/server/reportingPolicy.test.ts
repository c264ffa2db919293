import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/start/settings.ts';
import { contentPolicy } from './contentPolicy.ts';
import { developmentPolicy } from './reportingPolicy.ts';

const settings = readSettings({ VITE_BACKEND: 'host', VITE_API_HOST: 'https://api.example' });
const SCRIPT = 'window.refresh = 1';
const page = `<script>${SCRIPT}</script><style>body{}</style>`;
const directives = (policy: string) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive]));

describe('Development content security policy', () => {
  it('equals the production policy except for styles, and reports violations', () => {
    const development = directives(developmentPolicy(page, settings));
    const production = directives(contentPolicy([page], settings));
    expect(development.get('script-src')).toContain(createHash('sha256').update(SCRIPT).digest('base64'));
    expect(development.get('report-uri')).toBe('report-uri /__policy');
    for (const [name, directive] of production) {
      if (name !== 'style-src') expect(development.get(name)).toBe(directive);
    }
    expect(JSON.stringify([...development])).not.toContain('unsafe-eval');
  });
});

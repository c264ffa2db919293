import { describe, expect, it } from 'vitest';
import { readBuildSettings, refuseMalformed } from './settings.ts';

const refusing = (environment: Record<string, string>) => () =>
  refuseMalformed(readBuildSettings({ VITE_BACKEND: 'host', ...environment }));

describe('A build', () => {
  it('fails with one sentence for each malformed setting', () => {
    expect(refusing({ VITE_API_HOST: 'api.example', VITE_VOICE_ORIGIN: 'ws://voice.example' })).toThrow(
      'VITE_API_HOST must begin with https://, as https://api.example does. ' +
        'VITE_VOICE_ORIGIN must begin with wss://; ws:// is for localhost alone. ' +
        '.env.example explains each setting.',
    );
  });
  it('succeeds with valid settings, and with a missing setting that the page names', () => {
    expect(refusing({ VITE_API_HOST: 'https://api.example' })).not.toThrow();
    expect(refusing({})).not.toThrow();
  });
});

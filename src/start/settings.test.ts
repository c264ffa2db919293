import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const HOSTS = 'must be hosts with commas between them, as pay.example, connect.example:8443';
const AGENT_IDS = 'must be JSON of museums and agent ids, such as {"planet-word":"an-agent-id"}';

const problemsOf = (environment: Record<string, unknown>) => {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
};

describe('Settings', () => {
  it('need only the backend when it is the mock', () => {
    expect(readSettings({ VITE_BACKEND: 'mock' })).toMatchObject({
      VITE_BACKEND: 'mock',
      VITE_CONTACT_EMAIL: 'hello@tableside.example',
    });
  });
  it('need the API host when the backend is the host', () => {
    expect(problemsOf({ VITE_BACKEND: 'host' })).toEqual([
      { setting: 'VITE_API_HOST', problem: 'is required' },
    ]);
    expect(problemsOf({ VITE_BACKEND: 'host', VITE_API_HOST: '' })).toEqual([
      { setting: 'VITE_API_HOST', problem: 'is required' },
    ]);
  });
  it('report the problem of each wrong value', () => {
    const rows = [
      ['VITE_API_HOST', 'api.example', 'must begin with https://, as https://api.example does'],
      ['VITE_API_HOST', 'localhost:4010', 'must begin with https://, as https://api.example does'],
      ['VITE_API_HOST', 'https://', 'must be a URL'],
      ['VITE_API_HOST', 'https://api.example/', 'must not end with a slash'],
      ['VITE_API_HOST', 'https://api.example/v1', 'must be a scheme and a host, with nothing after them'],
      ['VITE_API_HOST', 'http://api.example', 'must begin with https://; http:// is for localhost alone'],
      [
        'VITE_API_HOST',
        'http://localhost.api.example',
        'must begin with https://; http:// is for localhost alone',
      ],
      ['VITE_SITE_URL', 'https://www.tableside.example/', 'must not end with a slash'],
      ['VITE_VOICE_ORIGIN', 'https://voice.example', 'must begin with wss://, as wss://api.example does'],
      ['VITE_VOICE_ORIGIN', 'ws://voice.example', 'must begin with wss://; ws:// is for localhost alone'],
      ['VITE_ANALYTICS_CONSENT', 'yes', "must be 'ask', or not set"],
      ['VITE_REPORT_URL', 'reports.example', 'must be a URL'],
      ['VITE_REPORT_URL', 'ftp://reports.example', 'must begin with https://'],
      [
        'VITE_REPORT_URL',
        'http://reports.example/errors',
        'must begin with https://; http:// is for localhost alone',
      ],
      ['VITE_REDIRECT_HOSTS', 'https://pay.example', HOSTS],
      ['VITE_REDIRECT_HOSTS', 'pay.example, connect.example/start', HOSTS],
      ['VITE_REDIRECT_HOSTS', 'pay.example,', HOSTS],
      ['VITE_SUPPORT_EMAIL', 'support', 'must be an e-mail address'],
      ['VITE_GTAG_CONVERSION', 'AW-1/', 'must be a label, or an account with its label as AW-123/label'],
      ['VITE_CURATOR_AGENT_IDS', 'planet-word', AGENT_IDS],
      ['VITE_CURATOR_AGENT_IDS', '"planet-word"', AGENT_IDS],
      ['VITE_CURATOR_AGENT_IDS', '{"planet-word":""}', AGENT_IDS],
      ['VITE_CURATOR_AGENT_IDS', '{"louvre":"a"}', 'names an unknown museum: louvre'],
    ] as const;
    for (const [setting, value, problem] of rows) {
      const environment = { VITE_BACKEND: 'host', VITE_API_HOST: 'https://api.example', [setting]: value };
      expect(problemsOf(environment), `${setting} "${value}"`).toEqual([{ setting, problem }]);
    }
  });
  it('accept HTTPS hosts, and HTTP on this machine', () => {
    const hosts = [
      'https://api.example',
      'https://api.example:8443',
      'http://localhost:4010',
      'http://127.0.0.1:4010',
      'http://[::1]:4010',
    ];
    for (const host of hosts) {
      const environment = { VITE_BACKEND: 'host', VITE_API_HOST: host };
      expect(problemsOf(environment), host).toEqual([]);
      expect(readSettings(environment)).toMatchObject({ VITE_API_HOST: host });
    }
  });
  it('can replace the curators of some museums, and replace none by default', () => {
    expect(readSettings({ VITE_BACKEND: 'mock' }).VITE_CURATOR_AGENT_IDS).toBeUndefined();
    expect(
      readSettings({ VITE_BACKEND: 'mock', VITE_CURATOR_AGENT_IDS: '{"planet-word": "agent_words"}' }),
    ).toMatchObject({ VITE_CURATOR_AGENT_IDS: { 'planet-word': 'agent_words' } });
  });
  it('list the hosts that responses may redirect to, with none by default', () => {
    expect(readSettings({ VITE_BACKEND: 'mock' }).VITE_REDIRECT_HOSTS).toBeUndefined();
    expect(
      readSettings({ VITE_BACKEND: 'mock', VITE_REDIRECT_HOSTS: 'Pay.example, localhost:4010' })
        .VITE_REDIRECT_HOSTS,
    ).toEqual(['pay.example', 'localhost:4010']);
  });
  it('report an unknown backend', () => {
    expect(problemsOf({ VITE_BACKEND: 'moc' })).toEqual([
      { setting: 'VITE_BACKEND', problem: "must be 'mock' or 'host'" },
    ]);
    expect(problemsOf({})).toEqual([{ setting: 'VITE_BACKEND', problem: 'is required' }]);
  });
});

import { describe, expect, it } from 'vitest';
import { createFaults } from './faults.ts';
import { formatFault, addFaultFromNotation } from './faultNotation.ts';
import { REQUEST_FAULTS, VOICE_FAULTS } from './knownFaults.ts';

function taken(notation: string, method = 'GET', path = '/api/companies/restaurants') {
  const faults = createFaults();
  addFaultFromNotation(faults, notation);
  return faults.forRequest(new Request(`http://api.test${path}`, { method }));
}

describe('addFaultFromNotation', () => {
  it('parses the fault of a request', () => {
    for (const [notation, fault] of [
      ['offline', 'offline'],
      ['malformed', 'malformed'],
      ['500', { status: 500 }],
      ['503 Back in five minutes', { status: 503, message: 'Back in five minutes' }],
      ['20000ms', { delay: 20_000 }],
      ['GET /api/companies/restaurants 500', { status: 500 }],
      ['/api/companies/restaurants empty', 'empty'],
      ['json {"url": "about:blank"}', { json: { url: 'about:blank' } }],
    ] as const) {
      expect(taken(notation), notation).toEqual(fault);
    }
  });

  it('adds a fault for the given method and path only', () => {
    expect(taken('GET /api/companies/restaurants 500', 'POST')).toBeUndefined();
    expect(taken('GET /api/companies/restaurants 500', 'GET', '/api/companies/a')).toBeUndefined();
  });

  it('adds a fault for every request if the notation starts with "always"', () => {
    const faults = createFaults();
    addFaultFromNotation(faults, 'always GET /api/companies/:id 404');
    expect(faults.repeating).toEqual([{ pattern: 'GET /api/companies/:id', fault: { status: 404 } }]);
  });

  it('parses the fault of a voice session', () => {
    for (const [notation, fault] of [
      ['voice socket-error', { voice: 'socket-error' }],
      ['voice silent', { voice: 'silent' }],
      ['voice 5000ms', { voice: 'slow', ms: 5000 }],
      ['voice 1011', { voice: 'closes', code: 1011, reason: '' }],
      ['voice 4000 Too many of you', { voice: 'closes', code: 4000, reason: 'Too many of you' }],
      ['voice mp3_44100', { voice: 'format', format: 'mp3_44100' }],
    ] as const) {
      const faults = createFaults();
      addFaultFromNotation(faults, notation);
      expect(faults.forRequest(new Request('http://api.test/api/companies')), notation).toBeUndefined();
      expect(faults.forMicrophone(), notation).toBe(false);
      expect(faults.forSession(), notation).toEqual(fault);
      expect(faults.forSession(), notation).toBeUndefined();
    }
  });

  it('denies the microphone before the session reaches the voice service', () => {
    const faults = createFaults();
    addFaultFromNotation(faults, 'always voice microphone-refused');
    expect(faults.forSession()).toBeUndefined();
    expect([faults.forMicrophone(), faults.forMicrophone()]).toEqual([true, true]);
  });

  it('adds a fault of a voice session only if the notation has the word "voice"', () => {
    const faults = createFaults();
    addFaultFromNotation(faults, 'always offline');
    expect(faults.forSession()).toBeUndefined();
  });

  it('formats every fault in the notation it was parsed from', () => {
    for (const notation of [
      ...REQUEST_FAULTS.map((fault) => fault.notation),
      ...VOICE_FAULTS.map((fault) => `voice ${fault.notation}`),
      'GET /api/companies/:id 503 Back in five minutes',
      '/api/companies/restaurants empty',
      'voice 4000 Too many of you',
    ]) {
      const faults = createFaults();
      addFaultFromNotation(faults, notation);
      addFaultFromNotation(faults, `always ${notation}`);
      expect(faults.waiting.map(formatFault)).toEqual([notation]);
      expect(faults.repeating.map(formatFault)).toEqual([notation]);
    }
  });

  it('rejects text that is not in the notation', () => {
    for (const notation of [
      '',
      'slow',
      '999',
      'voice',
      'voice offline',
      'voice 1006',
      'voice 200',
      'GET 500',
      '/api/users/login',
      'json {',
    ]) {
      expect(() => addFaultFromNotation(createFaults(), notation), notation).toThrow('is not a fault');
    }
  });
});

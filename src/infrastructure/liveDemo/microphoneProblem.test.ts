import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MicrophoneError, microphoneProblem, requireMicrophoneSupport } from './microphoneProblem.ts';

let allowsMicrophone: boolean | undefined;

beforeEach(() => {
  allowsMicrophone = undefined;
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('document', {
    get featurePolicy() {
      return allowsMicrophone === undefined ? undefined : { allowsFeature: () => allowsMicrophone };
    },
  });
});

const kindOf = (name: string, message = '') => microphoneProblem(new DOMException(message, name)).kind;

describe('microphoneProblem', () => {
  it('recognizes the errors of every browser', () => {
    for (const [name, message, kind] of [
      // Chromium
      ['NotAllowedError', 'Permission denied', 'microphone-denied'],
      ['NotAllowedError', 'Permission dismissed', 'microphone-dismissed'],
      ['NotAllowedError', 'Permission denied by system', 'microphone-blocked-by-system'],
      ['NotFoundError', 'Requested device not found', 'no-microphone'],
      ['NotReadableError', 'Could not start audio source', 'microphone-in-use'],
      ['AbortError', 'Timeout starting audio source', 'microphone-in-use'],
      // Firefox
      [
        'NotAllowedError',
        'The request is not allowed by the user agent or the platform in the current context.',
        'microphone-denied',
      ],
      ['NotFoundError', 'The object can not be found here.', 'no-microphone'],
      ['NotReadableError', 'Concurrent mic process limit.', 'microphone-in-use'],
      ['AbortError', 'Starting audioinput failed', 'microphone-in-use'],
      // Safari
      [
        'NotAllowedError',
        'The request is not allowed by the user agent or the platform in the current context, possibly because the user denied permission.',
        'microphone-denied',
      ],
      ['OverconstrainedError', 'Invalid constraint', 'microphone-unsuitable'],
      ['SecurityError', '', 'microphone-blocked'],
      ['NotSupportedError', '', 'microphone-unavailable'],
      ['InvalidStateError', '', 'sound-failed'],
    ] as const)
      expect(kindOf(name, message), name).toBe(kind);
  });

  it('recognizes a microphone that the permissions policy forbids', () => {
    allowsMicrophone = false;
    expect(kindOf('NotAllowedError', 'Permission denied')).toBe('microphone-blocked');
    allowsMicrophone = true;
    expect(kindOf('NotAllowedError', 'Permission denied')).toBe('microphone-denied');
  });

  it('recognizes a page that is not secure', () => {
    for (const name of ['NotAllowedError', 'SecurityError']) {
      vi.stubGlobal('isSecureContext', false);
      expect(kindOf(name, 'Only secure origins are allowed'), name).toBe('microphone-unavailable');
    }
  });

  it('recognizes a TypeError, which browsers throw on pages that are not secure', () => {
    expect(microphoneProblem(new TypeError('mediaDevices is undefined')).kind).toBe('microphone-unavailable');
  });

  it('recognizes errors that are not DOMExceptions, such as an OverconstrainedError in older browsers', () => {
    expect(microphoneProblem({ name: 'OverconstrainedError', constraint: 'deviceId' }).kind).toBe(
      'microphone-unsuitable',
    );
  });

  it('keeps an unknown error as the cause', () => {
    for (const thrown of [undefined, null, 'no', 3, {}])
      expect(microphoneProblem(thrown), JSON.stringify(thrown)).toEqual({
        kind: 'sound-failed',
        cause: thrown,
      });
  });
});

describe('requireMicrophoneSupport', () => {
  it('rejects a browser without a microphone', () => {
    for (const navigator of [{}, { mediaDevices: undefined }, { mediaDevices: {} }]) {
      vi.stubGlobal('navigator', navigator);
      expect(requireMicrophoneSupport, JSON.stringify(navigator)).toThrow(
        new MicrophoneError({ kind: 'microphone-unavailable' }),
      );
    }
  });

  it('accepts a browser with a microphone', () => {
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => undefined } });
    expect(requireMicrophoneSupport).not.toThrow();
  });
});

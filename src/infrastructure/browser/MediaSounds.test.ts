import { describe, expect, it, vi } from 'vitest';
import { MediaSounds } from './MediaSounds.ts';

const requested: string[] = [];
let refused = 0;

/** Audio that never plays, because the file is missing or the browser blocks sound. */
class SilentAudio {
  constructor(source: string) {
    requested.push(source);
  }

  play() {
    refused += 1;
    return Promise.reject(new DOMException('', 'NotSupportedError'));
  }
}

describe('Session sounds', () => {
  it('are files of this site, and a playback failure is ignored', async () => {
    vi.stubGlobal('Audio', SilentAudio);
    const sounds = new MediaSounds();
    // an unhandled rejection would fail the test
    for (const sound of ['connecting', 'connect', 'disconnect'] as const) sounds.play(sound);
    await Promise.resolve();
    expect(refused).toBe(3);
    expect(requested).toEqual(['/sounds/connecting.mp3', '/sounds/connect.mp3', '/sounds/disconnect.mp3']);
  });
});

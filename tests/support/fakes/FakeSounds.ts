import type { Sound, Sounds } from '#application/liveDemo/Sounds.ts';

/** Remembers what was played, in order. */
export class FakeSounds implements Sounds {
  readonly played: Sound[] = [];

  play(sound: Sound) {
    this.played.push(sound);
  }
}

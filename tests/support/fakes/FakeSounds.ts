import type { Sound, Sounds } from '#application/liveDemo/Sounds.ts';

/** Records played sounds, oldest first. */
export class FakeSounds implements Sounds {
  readonly played: Sound[] = [];

  play(sound: Sound) {
    this.played.push(sound);
  }
}

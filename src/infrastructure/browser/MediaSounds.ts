import type { Sound, Sounds } from '#application/liveDemo/Sounds.ts';

/** Plays the files under `/sounds/`. */
export class MediaSounds implements Sounds {
  static readonly needs = [] as const;

  play(sound: Sound) {
    // a missing or blocked sound needs no message
    new Audio(`${import.meta.env.BASE_URL}sounds/${sound}.mp3`).play().catch(() => undefined);
  }
}

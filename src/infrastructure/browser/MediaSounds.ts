import type { Sound, Sounds } from '#application/liveDemo/Sounds.ts';

/** Plays the files under `/sounds/`. */
export class MediaSounds implements Sounds {
  static readonly needs = [] as const;

  play(sound: Sound) {
    // a sound that is missing or not allowed is not worth a word
    new Audio(`${import.meta.env.BASE_URL}sounds/${sound}.mp3`).play().catch(() => undefined);
  }
}

import { makeAutoObservable } from 'mobx';
import { Bell } from '#application/orders/Bell.ts';
import { SoundPreference } from '#application/orders/SoundPreference.ts';

/** The new-order sound. Off by default. The browser remembers the setting. */
export class ArrivalSound {
  static readonly needs = [Bell, SoundPreference] as const;
  on: boolean;
  /** Whether the sound is on but can't play now: blocked by the browser, interrupted, or without a sound device. */
  cannotPlay = false;

  constructor(
    private readonly bell: Bell,
    private readonly preference: SoundPreference,
  ) {
    this.on = preference.isOn();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Prepares the sound and tracks whether it can play. Returns a function that stops tracking. */
  start(): () => void {
    void this.wake();
    return this.bell.subscribe((canRing) => this.note(!canRing));
  }

  /** Turns the sound on or off. Turning it on plays it once. */
  toggle(): void {
    this.on = !this.on;
    this.preference.save(this.on);
    void this.ring();
  }

  /** Prepares the sound again after the user pressed something. */
  wake(): Promise<void> {
    return this.unlessHeldBack(() => this.bell.wake());
  }

  ring(): Promise<void> {
    return this.unlessHeldBack(() => this.bell.ring());
  }

  private async unlessHeldBack(sound: () => Promise<boolean>): Promise<void> {
    this.note(this.on && !(await sound()));
  }

  private note(cannotPlay: boolean): void {
    // the user may have turned the sound off in the meantime
    this.cannotPlay = cannotPlay && this.on;
  }
}

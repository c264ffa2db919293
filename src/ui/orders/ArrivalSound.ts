import { makeAutoObservable } from 'mobx';
import { Bell } from '#application/orders/Bell.ts';
import { SoundPreference } from '#application/orders/SoundPreference.ts';

/** The new-order sound. Off by default, and remembered. */
export class ArrivalSound {
  static readonly needs = [Bell, SoundPreference] as const;
  on: boolean;
  /** Whether the sound is on, but there is no audio now: blocked, interrupted, or without a device. */
  isHeldBack = false;

  constructor(
    private readonly bell: Bell,
    private readonly preference: SoundPreference,
  ) {
    this.on = preference.isOn();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Prepares the sound and follows whether it can ring. Returns a function that ends it. */
  start(): () => void {
    void this.wake();
    return this.bell.subscribe((canRing) => this.note(!canRing));
  }

  /** Toggles the sound. Turning it on plays it once. */
  toggle(): void {
    this.on = !this.on;
    this.preference.save(this.on);
    void this.ring();
  }

  /** Prepares the sound after a press. */
  wake(): Promise<void> {
    return this.unlessHeldBack(() => this.bell.wake());
  }

  ring(): Promise<void> {
    return this.unlessHeldBack(() => this.bell.ring());
  }

  private async unlessHeldBack(sound: () => Promise<boolean>): Promise<void> {
    this.note(this.on && !(await sound()));
  }

  private note(isHeldBack: boolean): void {
    // the user may have turned it off since
    this.isHeldBack = isHeldBack && this.on;
  }
}

import { makeAutoObservable } from 'mobx';
import { Bell } from '#application/orders/Bell.ts';
import { SoundPreference } from '#application/orders/SoundPreference.ts';

/** The sound of orders that arrive: off until somebody wants it, and remembered then. */
export class ArrivalSound {
  static readonly needs = [Bell, SoundPreference] as const;
  on: boolean;
  /** It is wanted, but the browser keeps it back until somebody presses something on the page. */
  isHeldBack = false;

  constructor(
    private readonly bell: Bell,
    private readonly preference: SoundPreference,
  ) {
    this.on = preference.isOn();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whoever switches it on hears it once. */
  toggle(): void {
    this.on = !this.on;
    this.preference.save(this.on);
    void this.ring();
  }

  /** Sees to it that the bell can ring later, as after a press. */
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
    // it may have been switched off meanwhile
    this.isHeldBack = isHeldBack && this.on;
  }
}

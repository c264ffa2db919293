import { makeAutoObservable } from 'mobx';
import type { Call } from '#domain/companies/call.ts';
import { callSeconds } from '#domain/companies/callMinutes.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { lineAt } from '#domain/shared/transcript.ts';
import { PlayerViewModel } from '../../conversation/player/PlayerViewModel.ts';

/** The recording of a call, played from where it is kept, beside its words. */
export class CallRecording {
  readonly player = new PlayerViewModel();
  failed = false;
  /** How often it was tried before. */
  retries = 0;

  constructor(private readonly call: Call) {
    makeAutoObservable(this, {}, { autoBind: true });
    this.player.expectLength(callSeconds(call));
  }

  /** Where it is kept; undefined where there is none. */
  get url(): string | undefined {
    return httpUrl(this.call.recordingUrl);
  }

  /** The line that is heard; -1 before anything was played or gone to. */
  get currentLine(): number {
    return this.player.hasStarted ? lineAt(this.call.lines, this.player.seconds) : -1;
  }

  /** It cannot be played. */
  refuse(): void {
    this.failed = true;
  }

  retry(): void {
    this.failed = false;
    this.retries += 1;
  }
}

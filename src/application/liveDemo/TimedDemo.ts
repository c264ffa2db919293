import type { Agreement } from '#domain/liveDemo/agreementFromToolCall.ts';
import type { CallProblem } from '#domain/liveDemo/callProblem.ts';
import { DEMO_SECONDS } from '#domain/liveDemo/demoLimit.ts';
import { Failure } from '../Failure.ts';
import type { Clock } from '#application/shared/Clock.ts';
import type { Sounds } from './Sounds.ts';
import type { CallEvent, CallRequest, VoiceCall, VoiceLine } from './VoiceLine.ts';

/** Events of a demo. `ended` is always the last one. */
export type DemoEvent =
  | CallEvent
  | { readonly kind: 'time'; readonly secondsLeft: number }
  /** A new order or booking to show, replacing the previous one. */
  | { readonly kind: 'agreement'; readonly agreement: Agreement };

export interface DemoRequest {
  readonly listen: (event: DemoEvent) => void;
  /** Aborting ends the demo, even before it connects. */
  readonly signal: AbortSignal;
}

export type DemoOutcome =
  | { readonly outcome: 'connected'; readonly call: VoiceCall }
  /** The demo ended before it connected: the visitor stopped it, or time ran out. */
  | { readonly outcome: 'stopped' }
  | { readonly outcome: 'failed'; readonly problem: CallProblem };

/** One voice session with a time limit, a connect sound, and a disconnect sound. All demos use this class. */
export class TimedDemo {
  /** Aborted when the demo is over. */
  private readonly over = new AbortController();
  private call: VoiceCall | undefined;
  private stopCountdown: (() => void) | undefined;

  constructor(
    private readonly line: VoiceLine,
    private readonly sounds: Sounds,
    private readonly clock: Clock,
    private readonly request: DemoRequest,
  ) {
    if (request.signal.aborted) this.over.abort();
    else request.signal.addEventListener('abort', this.end);
  }

  /** Every second, reports how many seconds are left. Ends the demo at 0. */
  countDown(): void {
    if (this.over.signal.aborted) return;
    this.request.listen({ kind: 'time', secondsLeft: DEMO_SECONDS });
    this.stopCountdown = this.clock.every(1000, (elapsedMs) => {
      const secondsLeft = Math.max(0, Math.round(DEMO_SECONDS - elapsedMs / 1000));
      this.request.listen({ kind: 'time', secondsLeft });
      if (secondsLeft === 0) this.end();
    });
  }

  async connect(request: Pick<CallRequest, 'agent' | 'variables' | 'tools'>): Promise<DemoOutcome> {
    try {
      const reply = await this.line.connect({ ...request, listen: this.onEvent, signal: this.over.signal });
      if (reply.connected) return await this.take(reply.call);
      this.forget();
      return { outcome: 'failed', problem: reply.problem };
    } catch (error) {
      this.forget();
      return Failure.from(error).kind === 'cancelled'
        ? { outcome: 'stopped' }
        : { outcome: 'failed', problem: { kind: 'unreachable' } };
    }
  }

  private async take(call: VoiceCall): Promise<DemoOutcome> {
    if (this.over.signal.aborted) {
      await call.disconnect();
      return { outcome: 'stopped' };
    }
    this.call = call;
    return { outcome: 'connected', call };
  }

  private readonly onEvent = (event: CallEvent): void => {
    if (event.kind === 'status' && event.status === 'connected') this.sounds.play('connect');
    if (event.kind === 'ended') {
      this.forget();
      this.sounds.play('disconnect');
    }
    this.request.listen(event);
  };

  private readonly end = (): void => {
    this.forget();
    void this.call?.disconnect();
  };

  private forget(): void {
    this.stopCountdown?.();
    this.request.signal.removeEventListener('abort', this.end);
    this.over.abort();
  }
}

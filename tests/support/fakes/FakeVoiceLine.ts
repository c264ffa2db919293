import { Failure } from '#application/Failure.ts';
import type {
  CallEnding,
  CallEvent,
  CallRequest,
  ConnectReply,
  VoiceCall,
  VoiceLine,
} from '#application/liveDemo/VoiceLine.ts';
import type { CallProblem } from '#domain/liveDemo/callProblem.ts';

/** A voice line whose service the test scripts. */
export class FakeVoiceLine implements VoiceLine {
  readonly requests: CallRequest[] = [];
  /** Recorded actions, oldest first. */
  readonly done: string[] = [];
  levels = { input: 0, output: 0 };
  private isOpen = false;
  private settle: ((reply: ConnectReply | Failure) => void) | undefined;

  connect(request: CallRequest) {
    this.requests.push(request);
    return new Promise<ConnectReply>((resolve, reject) => {
      const cancel = () => this.settle?.(new Failure('cancelled'));
      this.settle = (reply) => {
        this.settle = undefined;
        request.signal.removeEventListener('abort', cancel);
        if (reply instanceof Failure) reject(reply);
        else resolve(reply);
      };
      if (request.signal.aborted) cancel();
      else request.signal.addEventListener('abort', cancel);
    });
  }

  /** Whether the line is still connecting. */
  get isConnecting() {
    return this.settle !== undefined;
  }

  answer(): void {
    this.isOpen = true;
    this.tell({ kind: 'status', status: 'connected' });
    this.settle?.({ connected: true, call: this.call });
  }

  refuse(problem: CallProblem): void {
    this.settle?.({ connected: false, problem });
  }

  breakDown(failure: Failure): void {
    this.settle?.(failure);
  }

  tell(event: CallEvent): void {
    this.requests.at(-1)?.listen(event);
  }

  say(text: string): void {
    this.tell({ kind: 'message', speaker: 'agent', text });
  }

  hangUp(ending: CallEnding = { by: 'agent' }): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.tell({ kind: 'ended', ending });
  }

  private readonly call: VoiceCall = {
    disconnect: async () => {
      this.done.push('disconnect');
      this.hangUp({ by: 'visitor' });
    },
    mute: (muted) => void this.done.push(muted ? 'mute' : 'unmute'),
    interrupt: () => void this.done.push('interrupt'),
    say: (text) => void this.done.push(`say ${text}`),
    sendContextualUpdate: (text) => void this.done.push(`inform ${text}`),
    repairAudio: () => void this.done.push('repair audio'),
    rate: (liked) => void this.done.push(liked ? 'like' : 'dislike'),
    levels: () => this.levels,
  };
}

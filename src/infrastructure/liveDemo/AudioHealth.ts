import type { AudioProblem } from '#domain/liveDemo/callProblem.ts';

/** The parts of a session's audio that can stop working, most important first. */
const PARTS = ['microphone', 'input', 'output', 'speaker'] as const;
type AudioPart = (typeof PARTS)[number];

/** The current problems with a session's audio. Reports each change of the most important problem. */
export class AudioHealth {
  private readonly problems = new Map<AudioPart, AudioProblem>();
  private readonly repairs = new Set<() => void>();
  private reported: AudioProblem | undefined;

  constructor(private readonly report: (problem: AudioProblem | undefined) => void) {}

  /** Sets the problem of a part. Undefined means that the part works. */
  note(part: AudioPart, problem: AudioProblem | undefined): void {
    if (problem) this.problems.set(part, problem);
    else this.problems.delete(part);
    const first = PARTS.map((each) => this.problems.get(each)).find(Boolean);
    if (first?.kind === this.reported?.kind) return;
    this.reported = first;
    this.report(first);
  }

  /** Registers a function that repairs a part. */
  onRepair(repair: () => void): void {
    this.repairs.add(repair);
  }

  /** Tries to repair every part. Some browsers allow this only after a click. */
  repair(): void {
    for (const repair of this.repairs) repair();
  }
}

import { CURATOR_VARIABLES } from '#domain/liveDemo/dynamicVariables.ts';
import { museumDemos } from '#domain/museums/museumDemos.ts';
import type { MuseumId } from '#domain/museums/museums.ts';
import { Clock } from '#application/shared/Clock.ts';
import { Sounds } from './Sounds.ts';
import { TimedDemo, type DemoOutcome, type DemoRequest } from './TimedDemo.ts';
import { VoiceLine } from './VoiceLine.ts';

interface CuratorRequest extends DemoRequest {
  /** The museum whose curator answers. */
  readonly museum: MuseumId;
}

/**
 * Starts a voice session with a museum's curator and plays a sound while connecting. The one-minute limit
 * starts immediately, so it includes the time to connect. (rule: curator session)
 */
export class StartCuratorSession {
  static readonly needs = [VoiceLine, Sounds, Clock] as const;
  constructor(
    private readonly line: VoiceLine,
    private readonly sounds: Sounds,
    private readonly clock: Clock,
  ) {}

  async execute({ museum, ...request }: CuratorRequest): Promise<DemoOutcome> {
    const demo = new TimedDemo(this.line, this.sounds, this.clock, request);
    this.sounds.play('connecting');
    demo.countDown();
    const { agentId } = museumDemos[museum];
    return demo.connect({ agent: { agentId, museum }, variables: CURATOR_VARIABLES });
  }
}

import { CURATOR_VARIABLES } from '#domain/liveDemo/dynamicVariables.ts';
import { museumDemos } from '#domain/museums/museumDemos.ts';
import type { MuseumId } from '#domain/museums/museums.ts';
import { Sounds } from './Sounds.ts';
import { TimedDemo, type DemoOutcome, type DemoRequest } from './TimedDemo.ts';
import { VoiceLine } from './VoiceLine.ts';

interface CuratorRequest extends DemoRequest {
  /** The museum whose curator is called. */
  readonly museum: MuseumId;
}

/**
 * Calls a museum's curator, with a sound while it is being connected. The minute of the demo begins at once: a call
 * that is not connected within it is given up. (rule: curator session)
 */
export class StartCuratorSession {
  static readonly needs = [VoiceLine, Sounds] as const;
  constructor(
    private readonly line: VoiceLine,
    private readonly sounds: Sounds,
  ) {}

  async execute({ museum, ...request }: CuratorRequest): Promise<DemoOutcome> {
    const demo = new TimedDemo(this.line, this.sounds, request);
    this.sounds.play('connecting');
    demo.countDown();
    const { agentId } = museumDemos[museum];
    return demo.connect({ agent: { agentId, museum }, variables: CURATOR_VARIABLES });
  }
}

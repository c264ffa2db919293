import { CURATOR_VARIABLES } from '#domain/liveDemo/dynamicVariables.ts';
import { Sounds } from './Sounds.ts';
import { TimedDemo, type DemoOutcome, type DemoRequest } from './TimedDemo.ts';
import { VoiceLine } from './VoiceLine.ts';

interface CuratorRequest extends DemoRequest {
  /** The voice agent that is the museum's curator. */
  readonly agentId: string;
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

  async execute({ agentId, ...request }: CuratorRequest): Promise<DemoOutcome> {
    const demo = new TimedDemo(this.line, this.sounds, request);
    this.sounds.play('connecting');
    demo.countDown();
    return demo.connect({ agent: { agentId }, variables: CURATOR_VARIABLES });
  }
}

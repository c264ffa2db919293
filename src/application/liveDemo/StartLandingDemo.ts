import { landingVariables } from '#domain/liveDemo/dynamicVariables.ts';
import { Sounds } from './Sounds.ts';
import { TimedDemo, type DemoOutcome, type DemoRequest } from './TimedDemo.ts';
import { VoiceLine } from './VoiceLine.ts';

/** Calls the agent of the landing page. The minute of the demo begins when it is connected. (rule: landing demo) */
export class StartLandingDemo {
  static readonly needs = [VoiceLine, Sounds] as const;
  constructor(
    private readonly line: VoiceLine,
    private readonly sounds: Sounds,
  ) {}

  async execute(request: DemoRequest, now: Date): Promise<DemoOutcome> {
    const demo = new TimedDemo(this.line, this.sounds, request);
    const outcome = await demo.connect({ agent: 'landing', variables: landingVariables(now) });
    if (outcome.outcome === 'connected') demo.countDown();
    return outcome;
  }
}

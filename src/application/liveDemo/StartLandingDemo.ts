import { agreementFromToolCall } from '#domain/liveDemo/agreementFromToolCall.ts';
import { landingVariables } from '#domain/liveDemo/dynamicVariables.ts';
import { Clock } from '#application/shared/Clock.ts';
import { Sounds } from './Sounds.ts';
import { TimedDemo, type DemoOutcome, type DemoRequest } from './TimedDemo.ts';
import { VoiceLine } from './VoiceLine.ts';

/**
 * Starts a voice session with the landing page's agent. The one-minute limit starts once connected. The agent
 * can call one tool, `show_summary`, to show an order or a booking. (rule: landing demo)
 */
export class StartLandingDemo {
  static readonly needs = [VoiceLine, Sounds, Clock] as const;
  constructor(
    private readonly line: VoiceLine,
    private readonly sounds: Sounds,
    private readonly clock: Clock,
  ) {}

  async execute(request: DemoRequest): Promise<DemoOutcome> {
    const demo = new TimedDemo(this.line, this.sounds, this.clock, request);
    const outcome = await demo.connect({
      agent: 'landing',
      variables: landingVariables(this.clock.now()),
      tools: { show_summary: (parameters) => showSummary(parameters, request) },
    });
    if (outcome.outcome === 'connected') demo.countDown();
    return outcome;
  }
}

/** @returns the tool's result @throws Error that tells the agent which parameters are missing */
function showSummary(parameters: unknown, { listen }: DemoRequest): string {
  const agreement = agreementFromToolCall(parameters);
  if (!agreement) throw new Error('Expected a kind, which is order or booking, and a summary');
  listen({ kind: 'agreement', agreement });
  return 'The summary is shown';
}

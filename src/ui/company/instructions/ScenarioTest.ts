import { makeAutoObservable } from 'mobx';
import type { ScenarioReply } from '#application/instructions/Instructions.ts';
import { Notice } from '../../kit/Notice.ts';
import { Task } from '../../kit/Task.ts';
import { failureText } from '../../texts/failureText.ts';
import { instructionsText } from '../../texts/instructionsText.ts';

/** Tries what the agent answers to something that a caller might say. */
export class ScenarioTest {
  scenario = '';
  problem: string | undefined;
  readonly testing = new Task();
  readonly notice = new Notice();
  /** What the agent said in the last test. */
  response: string | undefined;

  constructor(private readonly ask: (scenario: string) => Promise<ScenarioReply>) {
    makeAutoObservable<this, 'ask'>(this, { ask: false }, { autoBind: true });
  }

  type(scenario: string): void {
    this.scenario = scenario;
    this.problem = undefined;
  }

  /** Does nothing while a test runs. */
  test(): void {
    const scenario = this.scenario.trim();
    if (this.testing.running) return;
    this.notice.clear();
    this.problem = scenario ? undefined : instructionsText.noScenario;
    if (!scenario) return;
    this.response = undefined;
    void this.testing.run(() => this.ask(scenario), { done: this.settle, failed: this.fail });
  }

  private settle(reply: ScenarioReply): void {
    if (reply.outcome === 'refused') {
      this.notice.show({ text: instructionsText.testRefused, tone: 'error' }, 3000);
      return;
    }
    this.response = reply.response;
    this.notice.show({ text: instructionsText.tested, tone: 'success' }, 3000);
  }

  private fail(): void {
    this.notice.show({ text: failureText.testConversation, tone: 'error' }, 3000);
  }
}

import { makeAutoObservable } from 'mobx';
import type { ScenarioReply } from '#application/instructions/Instructions.ts';
import { Notice } from '../kit/state/Notice.ts';
import { Task } from '../kit/state/Task.ts';
import { KeptText } from '../kit/unsaved/KeptText.ts';
import { failureText } from '../texts/failureText.ts';
import { instructionsText } from '../texts/instructionsText.ts';

/** Tests how the agent answers something a caller might say. */
export class ScenarioTest {
  /** What the caller says. */
  readonly draft = new KeptText();
  problem: string | undefined;
  readonly testing = new Task();
  readonly notice = new Notice();
  /** The agent's answer in the last test. */
  response: string | undefined;

  readonly #ask: (scenario: string) => Promise<ScenarioReply>;

  constructor(ask: (scenario: string) => Promise<ScenarioReply>) {
    this.#ask = ask;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get scenario(): string {
    return this.draft.text ?? '';
  }

  type(scenario: string): void {
    this.draft.type(scenario);
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
    void this.testing.run(() => this.#ask(scenario), { done: this.settle, failed: this.fail }, scenario);
  }

  private settle(reply: ScenarioReply): void {
    if (reply.outcome === 'refused') return this.notice.error(instructionsText.testRefused, 'brief');
    this.response = reply.response;
    this.notice.success(instructionsText.tested, 'brief');
  }

  private fail(): void {
    this.notice.error(failureText.testConversation, 'brief');
  }
}

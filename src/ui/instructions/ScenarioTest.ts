import { makeAutoObservable } from 'mobx';
import type { ScenarioReply } from '#application/instructions/Instructions.ts';
import type { SavedScenario } from '#domain/instructions/scenarios.ts';
import { Notice } from '../kit/state/Notice.ts';
import { Task } from '../kit/state/Task.ts';
import { NeverSavedText } from '../kit/unsaved/NeverSavedText.ts';
import { failureText } from '../texts/failureText.ts';
import { instructionsText } from '../texts/instructionsText.ts';

interface Asked {
  readonly scenario: string;
  readonly version: string;
}

/** Returns the version of the saved instructions, which the agent uses, or of the edited instructions. */
type Version = (of: 'saved' | 'value') => string;

/** Tests how the agent answers something that a caller might say. */
export class ScenarioTest {
  /** The caller's words, as typed by the user. */
  readonly draft = new NeverSavedText();
  problem: string | undefined;
  readonly testing = new Task();
  readonly notice = new Notice();
  /** The agent's answer in the latest test. */
  response: string | undefined;
  /** The scenario and the version of the instructions to which the answer belongs. */
  private answered: Asked | undefined;

  readonly #ask: (scenario: string) => Promise<ScenarioReply>;
  readonly #version: Version;

  constructor(ask: (scenario: string) => Promise<ScenarioReply>, version: Version) {
    this.#ask = ask;
    this.#version = version;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get scenario(): string {
    return this.draft.text ?? '';
  }

  /** The answer, if the field contains the scenario that was tested last. */
  get answer(): SavedScenario['answer'] {
    const { response: text, answered, scenario } = this;
    if (text === undefined || answered?.scenario !== scenario.trim()) return undefined;
    return { text, version: answered.version };
  }

  /**
   * Title of the answer: names the agent, and says if the answer belongs to an earlier question or to earlier
   * instructions.
   */
  get answerTitle(): string {
    const { answered, scenario } = this;
    if (answered?.scenario !== scenario.trim()) return instructionsText.agent.earlierQuestion;
    const isCurrent = answered.version === this.#version('value');
    return isCurrent ? instructionsText.agent.current : instructionsText.agent.earlierInstructions;
  }

  type(scenario: string): void {
    this.draft.type(scenario);
    this.problem = undefined;
  }

  /** Returns the typed scenario, trimmed. If it is empty, shows a problem at the field. */
  entered(): string | undefined {
    const scenario = this.scenario.trim();
    this.problem = scenario ? undefined : instructionsText.noScenario;
    return scenario || undefined;
  }

  /** Tests the scenario. Does nothing while a test is running. */
  test(): void {
    if (this.testing.running) return;
    this.notice.clear();
    const scenario = this.entered();
    if (!scenario) return;
    this.response = undefined;
    const asked = { scenario, version: this.#version('saved') };
    const done = (reply: ScenarioReply) => this.settle(reply, asked);
    void this.testing.run(() => this.#ask(scenario), { done, failed: this.fail }, scenario);
  }

  private settle(reply: ScenarioReply, asked: Asked): void {
    if (reply.outcome === 'refused') return this.notice.error(instructionsText.testRefused, 'brief');
    this.response = reply.response;
    this.answered = asked;
    this.notice.success(instructionsText.tested, 'brief');
  }

  private fail(): void {
    this.notice.error(failureText.testConversation, 'brief');
  }
}

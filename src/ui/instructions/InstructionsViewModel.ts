import { makeAutoObservable, observable } from 'mobx';
import type { Failure } from '#application/Failure.ts';
import { GeneratePrompt } from '#application/instructions/GeneratePrompt.ts';
import { Instructions } from '#application/instructions/Instructions.ts';
import { SavedScenarios } from '#application/instructions/SavedScenarios.ts';
import { RehearseScenarios } from '#application/instructions/RehearseScenarios.ts';
import { instructionsEditKind } from '#application/instructions/instructionsEditKind.ts';
import {
  isGreeting,
  type AgentInstructions,
  type CoreInstruction,
  type FlowStage,
  type SpecialSituation,
} from '#domain/instructions/instructions.ts';
import type { InstructionsField, InstructionsProblems } from '#domain/instructions/instructionsProblems.ts';
import { instructionsVersion } from '#domain/instructions/instructionsVersion.ts';
import { moveInstruction, withNewInstruction } from '#domain/instructions/priorityList.ts';
import { withNewSituation } from '#domain/instructions/situations.ts';
import { Editor } from '../forms/Editor.ts';
import { EditorServices } from '../forms/EditorServices.ts';
import { instructionsFormTexts, instructionsText } from '../texts/instructionsText.ts';
import { EditedList } from './EditedList.ts';
import { instructionsFieldInMessage } from './instructionsFieldInMessage.ts';
import { PromptWriter } from './PromptWriter.ts';
import { Rehearsal } from './Rehearsal.ts';
import { ScenarioTest } from './ScenarioTest.ts';

/** The AI instructions of a restaurant. */
export class InstructionsViewModel {
  static readonly needs = [
    Instructions,
    GeneratePrompt,
    SavedScenarios,
    RehearseScenarios,
    EditorServices,
  ] as const;
  readonly form: Editor<AgentInstructions, InstructionsField, InstructionsProblems>;
  readonly priorities: EditedList<CoreInstruction>;
  readonly situations: EditedList<SpecialSituation>;
  readonly prompt: PromptWriter;
  readonly trial: ScenarioTest;
  readonly rehearsal: Rehearsal;
  /** Announces the last move. */
  announcement = '';
  /** How often an instruction was moved. A new number makes screen readers repeat an equal text. */
  moves = 0;
  private readonly opened = observable.set<string>();
  private chosenStage: string | undefined;
  #restaurantId = '';

  constructor(
    private readonly instructions: Instructions,
    generatePrompt: GeneratePrompt,
    kept: SavedScenarios,
    rehearse: RehearseScenarios,
    services: EditorServices,
  ) {
    this.form = new Editor(services, {
      texts: { ...instructionsFormTexts, refusal: (failure, sent) => this.refusal(failure, sent) },
    });
    const { fields } = this.form;
    this.priorities = new EditedList<CoreInstruction>({
      read: () => fields.value?.coreInstructions ?? [],
      write: (coreInstructions) => fields.edit({ coreInstructions }),
      withNew: withNewInstruction,
    });
    this.situations = new EditedList<SpecialSituation>({
      read: () => fields.value?.specialSituations ?? [],
      write: (specialSituations) => fields.edit({ specialSituations }),
      withNew: withNewSituation,
    });
    this.prompt = new PromptWriter({
      generate: () => {
        const { value } = fields;
        if (!value || !fields.reveal()) return undefined;
        const of = { ...value };
        return { of, work: () => generatePrompt.execute(this.#restaurantId, of) };
      },
      read: () => fields.value?.systemPrompt ?? '',
      write: (systemPrompt) => fields.edit({ systemPrompt }),
    });
    const version = (of: 'saved' | 'value') => {
      const { [of]: known } = fields;
      return known ? instructionsVersion(known) : '';
    };
    this.trial = new ScenarioTest((scenario) => instructions.test(this.#restaurantId, scenario), version);
    this.rehearsal = new Rehearsal({ kept, rehearse, version: () => version('saved') });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(restaurantId: string): () => void {
    this.#restaurantId = restaurantId;
    const stop = this.form.start(instructionsEditKind(this.instructions, restaurantId));
    const stopRehearsal = this.rehearsal.start(restaurantId);
    return () => {
      stop();
      stopRehearsal();
      this.prompt.notice.clear();
      this.trial.notice.clear();
    };
  }

  refresh(): void {
    this.form.refresh();
  }

  /** Adds the typed scenario to the kept scenarios, with its answer if the scenario was tested last. */
  keepScenario(): void {
    const scenario = this.trial.entered();
    if (scenario) this.rehearsal.keep(scenario, this.trial.answer);
  }

  /** Moves a core instruction up (-1) or down (1). */
  move(id: string, by: -1 | 1): void {
    const before = this.priorities.items;
    const coreInstructions = moveInstruction(before, id, by);
    if (coreInstructions === before) return;
    this.form.fields.edit({ coreInstructions });
    const place = coreInstructions.findIndex((instruction) => instruction.id === id) + 1;
    this.moves += 1;
    this.announcement = instructionsText.movedTo(place, coreInstructions.length);
  }

  /** Adds a special situation and opens its fields. */
  addSituation(): void {
    this.situations.add();
    if (this.situations.arrived) this.opened.add(this.situations.arrived);
  }

  /** Returns whether a situation's fields are open: the user opened it, or it is invalid. */
  isOpen(id: string): boolean {
    const parts = ['trigger', 'response', 'followUpActions'] as const;
    return (
      this.opened.has(id) ||
      parts.some((part) => this.form.fields.problemOf(`specialSituations.${id}.${part}`) !== undefined)
    );
  }

  toggle(id: string): void {
    if (!this.opened.delete(id)) this.opened.add(id);
  }

  /** The stage whose fields are open. */
  get stage(): FlowStage | undefined {
    const stages = this.form.fields.value?.conversationFlow ?? [];
    return stages.find(({ name }) => name === this.chosenStage) ?? stages[0];
  }

  /** Opens the greeting stage, if there is one. */
  openGreeting(): void {
    this.chosenStage = this.form.fields.value?.conversationFlow.find(isGreeting)?.name;
  }

  chooseStage(name: string): void {
    this.chosenStage = name;
  }

  changeStage(name: string, changes: Partial<FlowStage>): void {
    const stages = this.form.fields.value?.conversationFlow ?? [];
    this.form.fields.edit({
      conversationFlow: stages.map((stage) => (stage.name === name ? { ...stage, ...changes } : stage)),
    });
  }

  /** Returns the field that the host refused, and opens its stage. */
  private refusal({ serverMessage: text = '' }: Failure, sent: AgentInstructions) {
    const field = instructionsFieldInMessage(text, sent);
    const [area, name] = field?.split('.') ?? [];
    if (area === 'conversationFlow') this.chosenStage = name;
    return field && { field, text };
  }
}

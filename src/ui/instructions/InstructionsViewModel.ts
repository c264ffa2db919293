import { makeAutoObservable, observable } from 'mobx';
import { GeneratePrompt } from '#application/instructions/GeneratePrompt.ts';
import { Instructions } from '#application/instructions/Instructions.ts';
import { SaveInstructions } from '#application/instructions/SaveInstructions.ts';
import type {
  AgentInstructions,
  CoreInstruction,
  FlowStage,
  SpecialSituation,
} from '#domain/instructions/instructions.ts';
import { instructionsProblems, type InstructionsField } from '#domain/instructions/instructionsProblems.ts';
import { moveInstruction, withNewInstruction } from '#domain/instructions/priorityList.ts';
import { withNewSituation } from '#domain/instructions/situations.ts';
import { Draft, type FieldProblems } from '../forms/Draft.ts';
import { fieldRefusal } from '../forms/fieldNamedInMessage.ts';
import { failureText } from '../texts/failureText.ts';
import { instructionsProblemText, instructionsText } from '../texts/instructionsText.ts';
import { EditedList } from './EditedList.ts';
import { instructionsFieldInMessage } from './instructionsFieldInMessage.ts';
import { PromptWriter } from './PromptWriter.ts';
import { ScenarioTest } from './ScenarioTest.ts';

/** A restaurant's AI instructions. */
export class InstructionsViewModel {
  static readonly needs = [Instructions, SaveInstructions, GeneratePrompt] as const;
  readonly draft: Draft<AgentInstructions, InstructionsField>;
  readonly priorities: EditedList<CoreInstruction>;
  readonly situations: EditedList<SpecialSituation>;
  readonly prompt: PromptWriter;
  readonly trial: ScenarioTest;
  /** Announcement of the last move. */
  announcement = '';
  /** Number of moves, so two equal announcements are both read. */
  moves = 0;
  private readonly opened = observable.set<string>();
  private chosenStage: string | undefined;
  #restaurantId = '';

  constructor(
    private readonly instructions: Instructions,
    saveInstructions: SaveInstructions,
    generatePrompt: GeneratePrompt,
  ) {
    this.draft = new Draft<AgentInstructions, InstructionsField>({
      problems: problemsInWords,
      send: async (edited) => {
        const outcome = await saveInstructions.execute(this.#restaurantId, edited);
        return outcome.outcome === 'saved'
          ? { saved: outcome.instructions }
          : { problems: sentencesOf(outcome.problems) };
      },
      refusal: fieldRefusal((sentence, refused) => this.spokenOf(sentence, refused)),
      texts: { sent: instructionsText.saved, failed: () => failureText.saveInstructions },
    });
    const { draft } = this;
    this.priorities = new EditedList<CoreInstruction>({
      read: () => draft.value?.coreInstructions ?? [],
      write: (coreInstructions) => draft.edit({ coreInstructions }),
      withNew: withNewInstruction,
    });
    this.situations = new EditedList<SpecialSituation>({
      read: () => draft.value?.specialSituations ?? [],
      write: (specialSituations) => draft.edit({ specialSituations }),
      withNew: withNewSituation,
    });
    this.prompt = new PromptWriter({
      generate: () => {
        const { value } = draft;
        if (!value || !draft.reveal()) return undefined;
        const of = { ...value };
        return { of, work: () => generatePrompt.execute(this.#restaurantId, of) };
      },
      read: () => draft.value?.systemPrompt ?? '',
      write: (systemPrompt) => draft.edit({ systemPrompt }),
    });
    this.trial = new ScenarioTest((scenario) => instructions.test(this.#restaurantId, scenario));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(restaurantId: string): () => void {
    this.#restaurantId = restaurantId;
    const stop = this.draft.start((signal) => this.instructions.load(restaurantId, signal));
    return () => {
      stop();
      this.prompt.notice.clear();
      this.trial.notice.clear();
    };
  }

  refresh(): void {
    this.draft.refresh();
  }

  /** Moves a core instruction up (-1) or down (1). */
  move(id: string, by: -1 | 1): void {
    const before = this.priorities.items;
    const coreInstructions = moveInstruction(before, id, by);
    if (coreInstructions === before) return;
    this.draft.edit({ coreInstructions });
    const place = coreInstructions.findIndex((instruction) => instruction.id === id) + 1;
    this.moves += 1;
    this.announcement = instructionsText.movedTo(place, coreInstructions.length);
  }

  /** Adds a situation with its fields open. */
  addSituation(): void {
    this.situations.add();
    if (this.situations.arrived) this.opened.add(this.situations.arrived);
  }

  /** Returns whether a situation's fields are open, because the user opened it or it is invalid. */
  isOpen(id: string): boolean {
    const parts = ['trigger', 'response', 'followUpActions'] as const;
    return (
      this.opened.has(id) ||
      parts.some((part) => this.draft.problemOf(`specialSituations.${id}.${part}`) !== undefined)
    );
  }

  toggle(id: string): void {
    if (!this.opened.delete(id)) this.opened.add(id);
  }

  /** The stage whose fields are shown. */
  get stage(): FlowStage | undefined {
    const stages = this.draft.value?.conversationFlow ?? [];
    return stages.find(({ name }) => name === this.chosenStage) ?? stages[0];
  }

  chooseStage(name: string): void {
    this.chosenStage = name;
  }

  changeStage(name: string, changes: Partial<FlowStage>): void {
    const stages = this.draft.value?.conversationFlow ?? [];
    this.draft.edit({
      conversationFlow: stages.map((stage) => (stage.name === name ? { ...stage, ...changes } : stage)),
    });
  }

  /** Returns the field the host refused, and opens its stage. */
  private spokenOf(sentence: string, refused: AgentInstructions): InstructionsField | undefined {
    const field = instructionsFieldInMessage(sentence, refused);
    const [area, name] = field?.split('.') ?? [];
    if (area === 'conversationFlow') this.chosenStage = name;
    return field;
  }
}

const problemsInWords = (instructions: AgentInstructions) => sentencesOf(instructionsProblems(instructions));

function sentencesOf(problems: ReturnType<typeof instructionsProblems>): FieldProblems<InstructionsField> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, problem && instructionsProblemText[problem]]),
  );
}

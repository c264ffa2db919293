import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { ScenarioReply } from '#application/instructions/Instructions.ts';
import type { SavedScenarios } from '#application/instructions/SavedScenarios.ts';
import type { RehearseScenarios } from '#application/instructions/RehearseScenarios.ts';
import { opaqueId } from '#application/shared/opaqueId.ts';
import { findRemoval, withRestoredItem, type Removal } from '#domain/instructions/listEdits.ts';
import {
  compareAnswers,
  whyNotSaved,
  type Comparison,
  type SavedScenario,
} from '#domain/instructions/scenarios.ts';
import { Notice } from '../kit/state/Notice.ts';
import { Task } from '../kit/state/Task.ts';
import { failureText } from '../texts/failureText.ts';
import { instructionsText } from '../texts/instructionsText.ts';
import { rehearsalText } from '../texts/rehearsalText.ts';

interface Source {
  readonly kept: SavedScenarios;
  readonly rehearse: RehearseScenarios;
  /** Returns the version of the saved instructions. */
  readonly version: () => string;
}

/** A restaurant's scenarios in this browser, with their answers. (see rules: kept scenarios, rehearsal) */
export class Rehearsal {
  list: readonly SavedScenario[] = [];
  readonly running = new Task();
  readonly notice = new Notice();
  /** Id of the scenario that is being tested. */
  current: string | undefined;
  /** Id of the scenario that was kept or restored last. */
  arrived: string | undefined;
  /** By scenario id, why the last run got no answer. */
  readonly failureByScenarioId = observable.map<string, string>();
  private readonly opened = observable.set<string>();
  private removal: Removal<SavedScenario> | undefined;

  #restaurantId = '';
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
    makeAutoObservable<this, 'removal'>(
      this,
      { list: observableRef, removal: observableRef },
      { autoBind: true },
    );
  }

  start(restaurantId: string): () => void {
    this.#restaurantId = restaurantId;
    this.read();
    return () => {
      this.cancel();
      this.notice.clear();
    };
  }

  /** Keeps a scenario, with its answer if known. Only opens a scenario that is already kept. */
  keep(text: string, answer?: SavedScenario['answer']): void {
    this.read();
    const problem = whyNotSaved(this.list, text);
    if (problem && problem !== 'already-kept') return this.notice.error(rehearsalText.notKept[problem]);
    if (problem) this.notice.success(rehearsalText.notKept[problem], 'brief');
    else {
      this.save([{ id: opaqueId(), text, answer }, ...this.list]);
      this.notice.success(rehearsalText.kept, 'brief');
    }
    this.arrived = this.list.find((kept) => kept.text === text)?.id;
  }

  remove(id: string): void {
    this.read();
    this.removal = findRemoval(this.list, id);
    this.save(this.list.filter((kept) => kept.id !== id));
  }

  /** The removed scenario, if it can be restored. */
  get removed(): SavedScenario | undefined {
    const { removal } = this;
    return removal && whyNotSaved(this.list, removal.removed.text) === undefined
      ? removal.removed
      : undefined;
  }

  restore(): void {
    const { removal, removed } = this;
    if (!removal || !removed) return;
    this.removal = undefined;
    this.arrived = removed.id;
    this.save(withRestoredItem(this.list, removal));
  }

  toggle(id: string): void {
    if (!this.opened.delete(id)) this.opened.add(id);
  }

  isOpen(id: string): boolean {
    return this.opened.has(id);
  }

  comparisonOf(kept: SavedScenario): Comparison {
    return compareAnswers(kept, this.#source.version());
  }

  /** The progress of a run, or a summary of the answers. */
  get status(): string {
    const { list, running, current } = this;
    const place = list.findIndex(({ id }) => id === current) + 1;
    if (running.running) return rehearsalText.running(Math.max(place, 1), list.length);
    if (list.length === 0) return '';
    const counts = { 'not-run': 0, outdated: 0, first: 0, same: 0, changed: 0 };
    for (const kept of list) counts[this.comparisonOf(kept)] += 1;
    return rehearsalText.summary(counts);
  }

  /** Tests all scenarios, one after another. Does nothing during a run. */
  runAll(): void {
    if (this.running.running || this.list.length === 0) return;
    this.notice.clear();
    this.failureByScenarioId.clear();
    const { rehearse, version } = this.#source;
    void this.running.run(
      (signal) =>
        rehearse.execute(this.#restaurantId, { version, signal, started: this.started, ended: this.ended }),
      { done: this.settle, failed: this.fail },
    );
  }

  /** Ends the run. Keeps the answers received so far. */
  cancel(): void {
    this.running.cancel();
    this.current = undefined;
  }

  private started({ id }: SavedScenario): void {
    this.current = id;
  }

  private ended({ id }: SavedScenario, reply: ScenarioReply): void {
    if (reply.outcome === 'refused') this.failureByScenarioId.set(id, instructionsText.testRefused);
    else if (reply.response === undefined) this.failureByScenarioId.set(id, rehearsalText.emptyAnswer);
    this.read();
    const kept = this.list.find((one) => one.id === id);
    if (kept && this.comparisonOf(kept) === 'changed') this.opened.add(id);
  }

  private settle(): void {
    this.current = undefined;
  }

  private fail(): void {
    this.current = undefined;
    this.notice.error(failureText.testConversation, 'brief');
  }

  private read(): void {
    this.list = this.#source.kept.list(this.#restaurantId);
  }

  private save(list: readonly SavedScenario[]): void {
    this.#source.kept.save(this.#restaurantId, list);
    this.list = list;
  }
}

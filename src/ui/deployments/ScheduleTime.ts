import { makeAutoObservable } from 'mobx';
import { localMoment, type LocalMoment } from '#domain/shared/localMoment.ts';
import type { Edits, UnsavedWork } from '../kit/unsaved/UnsavedWork.ts';

/** The typed time of a scheduled deployment. Counts as unsaved work until it is used. */
export class ScheduleTime implements UnsavedWork {
  /** Text of the time field, such as `2026-03-04T18:30`, in the viewer's time zone. */
  text = '';
  /** The problem of the typed time, after the user has tried to use the time. */
  problem: string | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The typed moment. Undefined if the text is incomplete. */
  get moment(): LocalMoment | undefined {
    return localMoment(this.text);
  }

  get dirty(): boolean {
    return this.text !== '';
  }

  get edits(): Edits {
    return this.dirty ? { scheduleTime: { was: '', is: this.text } } : {};
  }

  type(text: string): void {
    this.text = text;
    this.problem = undefined;
  }

  refuse(problem: string | undefined): void {
    this.problem = problem;
  }

  restore({ scheduleTime }: Edits): void {
    if (typeof scheduleTime?.is === 'string') this.text = scheduleTime.is;
  }

  reset(): void {
    this.type('');
  }
}

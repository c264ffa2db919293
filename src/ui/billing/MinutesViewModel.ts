import { makeAutoObservable, observableRef } from 'mobx';
import { RecalculateMinutes } from '#application/companies/RecalculateMinutes.ts';
import type { Company } from '#domain/companies/company.ts';
import type { Minutes } from '#domain/companies/minutes.ts';
import type { MinutesReceipt } from '#domain/companies/minutesReceipt.ts';
import { Notice } from '../kit/state/Notice.ts';
import { Task } from '../kit/state/Task.ts';
import { failureText } from '../texts/failureText.ts';

/** Recalculates the used minutes. All parts of the page use the result until the page closes. */
export class MinutesViewModel {
  static readonly needs = [RecalculateMinutes] as const;
  receipt: MinutesReceipt | undefined;
  recalculatedAt: Date | undefined;
  readonly recalculating = new Task();
  readonly notice = new Notice();

  constructor(private readonly recalculateMinutes: RecalculateMinutes) {
    makeAutoObservable(this, { receipt: observableRef, recalculatedAt: observableRef }, { autoBind: true });
  }

  start(): () => void {
    return () => this.notice.clear();
  }

  /** The company's minutes: recalculated if available, otherwise as the host sent them. */
  minutesOf({ minutes }: Company): Minutes {
    if (!this.receipt) return minutes;
    return { ...minutes, usedCredits: this.receipt.total, lastCheckedAt: this.recalculatedAt };
  }

  recalculate(companyId: string): void {
    void this.recalculating.run(() => this.recalculateMinutes.execute(companyId), {
      done: this.show,
      failed: () => this.notice.error(failureText.recalculateMinutes),
    });
  }

  private show(receipt: MinutesReceipt): void {
    this.receipt = receipt;
    this.recalculatedAt = new Date();
    this.notice.success('Minutes recalculated successfully!');
  }
}

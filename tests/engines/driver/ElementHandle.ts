import type { Tab } from './Engine.ts';
import { selectFocusedText, type Finding, type Step } from './inPage.ts';
import { waitUntil } from './until.ts';

/** Runs a search in the page. */
interface Looking {
  readonly tab: Tab;
  /** @param isSought whether to scroll to the element */
  look(steps: readonly Step[], isSought: boolean): Promise<Finding>;
}

/** A query for elements. Each action runs the query again. */
export class ElementHandle {
  private readonly visitor: Looking;
  private readonly steps: readonly Step[];

  constructor(visitor: Looking, steps: readonly Step[]) {
    this.visitor = visitor;
    this.steps = steps;
  }

  /** Finds elements by role and name. A string must equal the whole name. */
  get(role: string, name?: string | RegExp): ElementHandle {
    const wire = name instanceof RegExp ? { pattern: name.source } : name;
    return new ElementHandle(this.visitor, [...this.steps, { role, name: wire }]);
  }

  /** Finds elements by label, for elements without a role such as password fields. */
  labelled(label: string): ElementHandle {
    return new ElementHandle(this.visitor, [...this.steps, { label }]);
  }

  get description(): string {
    return this.steps
      .map((step) =>
        Object.values(step)
          .map((part) => JSON.stringify(part))
          .join(' '),
      )
      .join(' › ');
  }

  now(): Promise<Finding> {
    return this.visitor.look(this.steps, false);
  }

  async until(what: string, holds: (finding: Finding) => boolean): Promise<void> {
    await waitUntil(`${this.description} ${what}`, async () => {
      const finding = await this.now();
      return holds(finding) || { not: JSON.stringify(finding) };
    });
  }

  appears(): Promise<void> {
    return this.until('is there', ({ count }) => count > 0);
  }

  disappears(): Promise<void> {
    return this.until('is gone', ({ count }) => count === 0);
  }

  reads(text: RegExp): Promise<void> {
    return this.until(`reads ${text}`, (finding) => text.test(finding.text));
  }

  hasValue(value: string): Promise<void> {
    return this.until(`has the value ${value}`, (finding) => finding.value === value);
  }

  isFocused(): Promise<void> {
    return this.until('has the focus', (finding) => finding.isFocused);
  }

  isChecked(): Promise<void> {
    return this.until('is checked', (finding) => finding.isChecked);
  }

  /** Scrolls to the only match, waits until the match stops moving, and clicks its center. */
  async click(): Promise<void> {
    let before: Finding | undefined;
    await waitUntil(`${this.description} can be clicked`, async () => {
      const finding = await this.visitor.look(this.steps, true);
      const stays = finding.x === before?.x && finding.y === before.y;
      before = finding;
      if (finding.count > 1) return { not: `there are ${finding.count}` };
      return finding.obstacle ? { not: finding.obstacle } : stays;
    });
    if (before) await this.visitor.tab.click(before.x, before.y);
  }

  /** Scrolls to this element repeatedly until another element appears. */
  reach(awaited: ElementHandle): Promise<void> {
    return waitUntil(`${awaited.description} is there once ${this.description} is in view`, async () => {
      await this.visitor.look(this.steps, true);
      return (await awaited.now()).count > 0;
    });
  }

  /** Replaces the field's text by typing. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.isFocused();
    await this.visitor.tab.run(selectFocusedText);
    await this.visitor.tab.type(text);
    await this.hasValue(text);
  }
}

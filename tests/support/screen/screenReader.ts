import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, onTestFinished } from 'vitest';
import { keyboard } from './userInput.ts';

/** Elements whose changes are announced. */
const REGIONS = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';

const UNSPOKEN = '[aria-hidden=true], [inert]';

/** The maximum number of steps to a heading or control. */
const MOST_STEPS = 60;

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role=switch], [role=tab], [role=menuitem]';

/** Matches a phrase in which a role has no name although the role needs one: only a state may follow. */
const NAMELESS =
  /^(?:button|link|textbox|searchbox|checkbox|switch|radio|combobox|slider|tab|menuitem)(?:$|, (?:not )?(?:checked|pressed|selected|expanded|disabled|required|invalid|read only)\b|, (?:max|min|position) )/;

const COMMANDS = {
  heading: 'moveToNextHeading',
  link: 'moveToNextLink',
} as const;

/**
 * A virtual screen reader on the test's page, with real keys. Records the spoken phrases, so that a test can
 * compare and check the transcript.
 */
export class ScreenReader {
  /** The user's actions, and the number of phrases spoken before each action. */
  private readonly steps: { readonly action: string; readonly before: number }[] = [];

  private constructor(private readonly spoken: readonly string[]) {}

  /** Starts at the top of the page. Stops when the test ends. */
  static async start(): Promise<ScreenReader> {
    await virtual.start({ container: document.body, window: { MutationObserver: AnnouncedChanges } });
    onTestFinished(() => virtual.stop());
    return new ScreenReader(await virtual.spokenPhraseLog());
  }

  /** Presses a key in Playwright's notation. Enter and Space activate the element that was read last. */
  async press(key: string): Promise<void> {
    this.begin(key);
    if (key === 'Enter' || key === 'Space') elementOf(virtual.activeNode)?.focus();
    await keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.begin(`type "${text}"`);
    await keyboard.type(text);
    await this.hearState();
  }

  /** Moves from heading to heading, or from link to link, until the name is spoken. */
  async moveTo(kind: keyof typeof COMMANDS, name: string): Promise<void> {
    await this.until(name, `next ${kind}`, () => virtual.perform(COMMANDS[kind]));
  }

  /** Reads on until this text is spoken. */
  async readTo(text: string): Promise<void> {
    this.begin('read on');
    await this.until(text, undefined, () => virtual.next());
  }

  /** Presses Tab until a control's name is spoken. Starts at the element that was read last. */
  async tabTo(name: string): Promise<void> {
    continueAt(elementOf(virtual.activeNode));
    await this.until(name, 'Tab', async () => {
      const before = this.spoken.length;
      await keyboard.press('Tab');
      const stop = document.activeElement;
      if (stop === document.body) return;
      expect(this.spoken.length, `something is spoken at ${stop?.outerHTML}`).toBeGreaterThan(before);
    });
  }

  /** Waits until these texts are spoken after the last action. */
  async hear(...texts: readonly string[]): Promise<void> {
    const since = this.steps.at(-1)?.before ?? 0;
    for (const text of texts) {
      await expect.poll(() => this.spoken.slice(since)).toContainEqual(expect.stringContaining(text));
    }
  }

  /**
   * Waits for the new state of the focused control. A real screen reader speaks the state at once. The
   * virtual one needs a key of its own first, so this method presses a key.
   */
  async hearState(): Promise<void> {
    reflectChecked();
    await virtual.press('Shift');
  }

  /** Expects that each result was spoken once, no announcement was repeated, and every control has a name. */
  expectClear(...results: readonly string[]): void {
    expect(
      this.spoken.filter((phrase) => NAMELESS.test(phrase)),
      'controls without a name',
    ).toEqual([]);
    const announced = this.spoken.filter((phrase) => /^(?:polite|assertive): /.test(phrase));
    const repeated = announced.filter((phrase, index) => phrase === announced[index - 1]);
    expect(repeated, 'announcements made twice').toEqual([]);
    const times = (result: string) => this.spoken.filter((phrase) => phrase.includes(result)).length;
    expect(Object.fromEntries(results.map((result) => [result, times(result)]))).toEqual(
      Object.fromEntries(results.map((result) => [result, 1])),
    );
  }

  /** Lists each action, followed by the phrases after it, indented. */
  get transcript(): string {
    const phrases = (from: number, to?: number) => this.spoken.slice(from, to).map((phrase) => `  ${phrase}`);
    const lines = [
      ...phrases(0, this.steps[0]?.before),
      ...this.steps.flatMap(({ action, before }, index) => [
        action,
        ...phrases(before, this.steps[index + 1]?.before),
      ]),
    ];
    return `${lines.join('\n')}\n`;
  }

  private begin(action: string): void {
    this.steps.push({ action, before: this.spoken.length });
  }

  private async until(text: string, action: string | undefined, move: () => Promise<unknown>): Promise<void> {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      if (action) this.begin(action);
      reflectChecked();
      await move();
      const control = elementOf(virtual.activeNode);
      if (control?.matches(CONTROLS)) expect(control, this.spoken.at(-1)).toHaveAccessibleName();
      if (this.spoken.at(-1)?.includes(text)) return;
    }
    throw new Error(`'${text}' is not spoken in:\n${this.transcript}`);
  }
}

/** Updates the attribute that the virtual screen reader reads. Browsers set this attribute only initially. */
function reflectChecked(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]')) {
    input.toggleAttribute('checked', input.checked);
  }
}

/** Lets Tab continue at an element that can't have focus, as screen readers do. */
function continueAt(place: HTMLElement | null): void {
  if (!place || place === document.body || place.contains(document.activeElement)) return;
  place.focus({ preventScroll: true });
  if (place === document.activeElement) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.removeAttribute('tabindex');
}

function elementOf(node: Node | null): HTMLElement | null {
  return node instanceof HTMLElement ? node : (node?.parentElement ?? null);
}

/**
 * Reports the same changes as a browser does to screen readers. The virtual screen reader alone would also
 * announce attributes, removals, and hidden regions, repeat a region for each node, and miss new alerts.
 */
class AnnouncedChanges extends MutationObserver {
  constructor(callback: MutationCallback) {
    super((records, observer) => callback(announcedIn(records), observer));
  }
}

function announcedIn(records: readonly MutationRecord[]): MutationRecord[] {
  const announced = new Map<Element, MutationRecord>();
  for (const record of records) {
    if (record.type === 'attributes' || (record.type === 'childList' && !record.addedNodes.length)) continue;
    const region = elementOf(record.target)?.closest(REGIONS);
    for (const place of [region, ...newAlerts(record.addedNodes)]) {
      if (!place?.textContent.trim() || !place.isConnected || place.closest(UNSPOKEN)) continue;
      const { type, addedNodes, removedNodes } = record;
      announced.set(place, { type, addedNodes, removedNodes, target: place } as unknown as MutationRecord);
    }
  }
  return [...announced.values()];
}

function newAlerts(added: NodeList): readonly Element[] {
  return [...added]
    .filter((node) => node instanceof Element)
    .flatMap((node) => [
      ...(node.matches('[role=alert]') ? [node] : []),
      ...node.querySelectorAll('[role=alert]'),
    ]);
}

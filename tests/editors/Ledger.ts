import type { Notice } from '#ui/kit/state/Notice.ts';
import { holds, isWanted, type Change, type State } from './hostState.ts';

/** The part of a page that the ledger reads. */
export interface PageState {
  readonly email: string | undefined;
  /** The current user or, after a sign-out, the last user. */
  readonly lastUser: string | undefined;
  readonly isOpen: boolean;
  /** Whether a write is in flight. */
  readonly isWriting: boolean;
  /** Notices that have shown an error, oldest first. */
  readonly errors: readonly Notice[];
}

/** The changes that a click should make. */
export interface Intent {
  readonly text: string;
  readonly changes: readonly Change[];
  /** Whether a write may also make this change. */
  readonly allows?: (change: Change) => boolean;
  /** The notices that can show a failure. */
  readonly notices: readonly Notice[];
  /** Whether the form still has the edits, shows a conflict, or shows a question. */
  readonly isKept?: () => boolean;
  /** Whether the write is not sent yet. */
  readonly isPending?: () => boolean;
  /** The name of an item or category that the click adds, or that an earlier click on the form has added. */
  readonly adds?: string | undefined;
}

interface Press extends Intent {
  readonly page: PageState;
  readonly email: string | undefined;
  readonly errorsBefore: number;
  readonly done: Set<Change>;
  /** Wanted changes that the host has had since the click, even for a moment. */
  readonly met: Set<Change>;
}

/** Records all clicks and their effects. Lists every effect that must not happen. */
export class Ledger {
  readonly violations: string[] = [];
  /** The number of events in all runs, by name. */
  static readonly counts: Record<string, number> = {};
  /** The path and value of each saved change. */
  readonly saves: string[] = [];
  private presses: readonly Press[] = [];
  private readonly allNames = new Set<string>();

  constructor(private readonly now: () => State) {}

  static count(event: string): void {
    Ledger.counts[event] = (Ledger.counts[event] ?? 0) + 1;
  }

  /** Records a click before its effects. Returns a function that removes the click. */
  press(page: PageState, intent: Intent): () => void {
    const [done, met] = [new Set<Change>(), new Set<Change>()];
    const press = { ...intent, page, email: page.email, errorsBefore: page.errors.length, done, met };
    this.presses = [...this.presses, press];
    this.noteMet();
    if (intent.adds) this.allNames.add(intent.adds);
    return () => (this.presses = this.presses.filter((other) => other !== press));
  }

  /** Called when a page sends a write with a user's token. Returns a function for the write's effects. */
  sending(page: PageState, email: string | undefined, request: string) {
    const open = this.presses.filter((press) => press.page === page);
    const own = open.filter((press) => press.email === email);
    if (own.length === 0) {
      const pressers = open.map((press) => `${press.email} ${press.text}`).join('; ') || 'no one';
      this.violations.push(`${request} was sent as ${email}, but pressed by ${pressers}`);
    }
    return (changes: readonly Change[]) => {
      for (const change of changes) this.apply(change, own, request);
      this.noteMet();
      this.findDoubled();
    };
  }

  /** Checks and removes each click whose page has no write in flight. */
  settle(): void {
    const isSettled = ({ page, isPending }: Press) => !page.isOpen || !(page.isWriting || isPending?.());
    for (const press of this.presses.filter(isSettled)) {
      const lost = press.changes.filter((change) => !press.done.has(change) && !press.met.has(change));
      Ledger.count(lost.length === 0 ? 'done' : 'not done');
      if (lost.length === 0 || hasLeft(press) || isVisible(press)) continue;
      this.violations.push(`${press.email} ${press.text}: lost without a message: ${JSON.stringify(lost)}`);
    }
    this.presses = this.presses.filter((press) => !isSettled(press));
  }

  private apply(change: Change, own: readonly Press[], request: string): void {
    for (const press of own) {
      const wanted = press.changes.find((one) => !press.done.has(one) && isWanted(one, change));
      if (wanted) {
        press.done.add(wanted);
        this.saves.push(`${change.path} ${String(change.to)}`);
        return;
      }
      if (press.allows?.(change) || this.isLaterEdit(change, press)) return;
    }
    const wishes = own.map(({ text, changes }) => `${text} ${JSON.stringify(changes)}`).join('\n  ');
    this.violations.push(`${request} changed ${JSON.stringify(change)}, but its user pressed\n  ${wishes}`);
  }

  /** Whether a change is a later edit of an item or category that an earlier click has added. */
  private isLaterEdit({ path, to }: Change, { adds, changes }: Press): boolean {
    const [kind, id] = path.split(' ');
    const isIt = adds !== undefined && this.now()[`${kind} ${id}`] === adds;
    return isIt && changes.some((change) => String(change.to).includes(String(to)));
  }

  private noteMet(): void {
    const state = this.now();
    for (const { changes, met } of this.presses)
      for (const change of changes) if (holds(change, state)) met.add(change);
  }

  private findDoubled(): void {
    const names = Object.values(this.now()).filter((value) => this.allNames.has(String(value)));
    const doubled = names.filter((name, place) => names.indexOf(name) !== place);
    if (doubled.length > 0) this.violations.push(`${doubled.join(', ')} was added twice`);
  }
}

/** Whether the page was closed, or another user has signed in. */
const hasLeft = ({ page, email }: Press) => !page.isOpen || page.lastUser !== email;

const isVisible = ({ page, notices, errorsBefore, isKept }: Press) =>
  isKept?.() === true || page.errors.slice(errorsBefore).some((notice) => notices.includes(notice));

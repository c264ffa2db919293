import { makeAutoObservable, observableRef } from 'mobx';
import type { SaveOutcome } from '#application/settings/SaveSettings.ts';
import { categoryProblems, type CategoryDraft, type CategoryField } from '#domain/menu/categoryDraft.ts';
import { itemProblems, type ItemDraft, type ItemField } from '#domain/menu/itemDraft.ts';
import type { Category, Item } from '#domain/menu/menu.ts';
import type { Problems } from '#domain/shared/problems.ts';
import { FormController } from '../forms/FormController.ts';
import type { Notice } from '../kit/Notice.ts';
import { fieldNamedInMessage, fieldRefusal } from '../forms/fieldNamedInMessage.ts';
import { failureText } from '../texts/failureText.ts';
import { categoryProblemText, itemProblemText, menuText } from '../texts/menuText.ts';
import { problemTexts } from '../texts/problemTexts.ts';

/** What all category forms, or all item forms, share. */
interface FormKind<Value, Field extends string> {
  readonly problems: (value: Value) => Problems<Field, string>;
  readonly sentences: Readonly<Record<Field, string>>;
  readonly added: { readonly sent: string; readonly failed: string };
  readonly updated: { readonly sent: string; readonly failed: string };
}

export const categoryForms: FormKind<CategoryDraft, CategoryField> = {
  problems: categoryProblems,
  sentences: categoryProblemText,
  added: { sent: menuText.categoryAdded, failed: failureText.addCategory },
  updated: { sent: menuText.categoryUpdated, failed: failureText.updateCategory },
};

export const itemForms: FormKind<ItemDraft, ItemField> = {
  problems: itemProblems,
  sentences: itemProblemText,
  added: { sent: menuText.itemAdded, failed: failureText.addMenuItem },
  updated: { sent: menuText.itemUpdated, failed: failureText.updateMenuItem },
};

type Outcome<Thing, Value, Field extends string> = SaveOutcome<Value, Problems<Field, string>, Thing>;

interface Opened<Thing, Value, Field extends string> {
  readonly kind: FormKind<Value, Field>;
  /** The edited item. Absent for a new one. */
  readonly known: Thing | undefined;
  readonly initial: Value;
  readonly newTitle: string;
  readonly add: (value: Value) => Promise<Outcome<Thing, Value, Field>>;
  readonly change: (known: Thing, base: Value, value: Value) => Promise<Outcome<Thing, Value, Field>>;
  /**
   * Called after a save with the message to show, even if the user stopped waiting. The thing is missing if
   * the response was lost.
   */
  readonly saved: (thing: Thing | undefined, text: string) => void;
  /** Returns who saved the menu last, if known. */
  readonly lastAuthor: () => string | undefined;
  readonly onConflict: () => void;
  /** Where results appear after the form was closed. */
  readonly notice: Notice;
  readonly close: () => void;
  /** Called after edits were discarded, with a function that opens the form again with them. */
  readonly onDiscarded: (subject: string, restore: () => void) => void;
  readonly reopen: () => void;
}

export type CategoryForm = MenuForm<Category, CategoryDraft, CategoryField>;
export type ItemForm = MenuForm<Item, ItemDraft, ItemField>;

/** The form of a category or an item, while it is open. */
export class MenuForm<Thing extends { readonly name: string }, Value extends object, Field extends string> {
  readonly form: FormController<Value, Field, Problems<Field, string>, Thing>;
  private known: Thing | undefined;
  readonly #opened: Opened<Thing, Value, Field>;

  constructor(opened: Opened<Thing, Value, Field>) {
    const { kind, known, initial } = opened;
    const textsOf = (problems: Problems<Field, string>) => problemTexts(problems, kind.sentences);
    this.#opened = opened;
    this.known = known;
    this.form = new FormController<Value, Field, Problems<Field, string>, Thing>({
      initial,
      problems: (value) => textsOf(kind.problems(value)),
      textsOf,
      save: (base, value) => (this.known ? opened.change(this.known, base, value) : opened.add(value)),
      refusal: fieldRefusal((sentence) =>
        fieldNamedInMessage(sentence, Object.keys(kind.sentences) as Field[]),
      ),
      texts: { sent: this.words.sent, failed: () => this.words.failed },
      lastAuthor: opened.lastAuthor,
      onConflict: opened.onConflict,
      isNew: known === undefined,
      onSaved: (thing) => this.settle(thing),
      onDeleted: () => this.forget(),
      done: () => this.close(),
    });
    makeAutoObservable<this, 'known'>(this, { form: false, known: observableRef }, { autoBind: true });
  }

  get title(): string {
    return this.known ? `Edit ${this.known.name}` : this.#opened.newTitle;
  }

  /** Names what is edited, inside a sentence. */
  get subject(): string {
    return this.known?.name ?? this.#opened.newTitle;
  }

  close(): void {
    this.form.notice.detach(this.#opened.notice);
    this.#opened.close();
  }

  /** Discards the edits, which the user can undo. */
  discard(): void {
    const { edits } = this.form;
    this.form.reset();
    this.#opened.onDiscarded(this.subject, () => {
      this.#opened.reopen();
      this.form.notice.attach();
      this.form.restore(edits);
    });
  }

  private get words() {
    const { kind } = this.#opened;
    return this.known ? kind.updated : kind.added;
  }

  private settle(thing: Thing | undefined): void {
    this.#opened.saved(thing, this.words.sent);
    // edits made during the save change the saved item instead of adding another one
    this.known = thing ?? this.known;
  }

  /** Someone else deleted it, so the next save adds it again. */
  private forget(): void {
    this.known = undefined;
  }
}

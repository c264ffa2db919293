import { makeAutoObservable, observableRef } from 'mobx';
import { categoryProblems, type CategoryDraft, type CategoryField } from '#domain/menu/categoryDraft.ts';
import { itemProblems, type ItemDraft, type ItemField } from '#domain/menu/itemDraft.ts';
import type { Category, Item } from '#domain/menu/menu.ts';
import type { Problems } from '#domain/shared/problems.ts';
import { Draft } from '../forms/Draft.ts';
import type { Notice } from '../kit/Notice.ts';
import { fieldNamedInMessage, fieldRefusal } from '../forms/fieldNamedInMessage.ts';
import { failureText } from '../texts/failureText.ts';
import { categoryProblemText, itemProblemText, menuText } from '../texts/menuText.ts';
import { problemTexts } from '../texts/problemTexts.ts';

/** What all category forms, or all item forms, share. */
interface Kind<Value, Field extends string> {
  readonly problems: (value: Value) => Problems<Field, string>;
  readonly sentences: Readonly<Record<Field, string>>;
  readonly added: { readonly sent: string; readonly failed: string };
  readonly updated: { readonly sent: string; readonly failed: string };
}

export const categoryKind: Kind<CategoryDraft, CategoryField> = {
  problems: categoryProblems,
  sentences: categoryProblemText,
  added: { sent: menuText.categoryAdded, failed: failureText.addCategory },
  updated: { sent: menuText.categoryUpdated, failed: failureText.updateCategory },
};

export const itemKind: Kind<ItemDraft, ItemField> = {
  problems: itemProblems,
  sentences: itemProblemText,
  added: { sent: menuText.itemAdded, failed: failureText.addMenuItem },
  updated: { sent: menuText.itemUpdated, failed: failureText.updateMenuItem },
};

interface Opened<Thing, Value, Field extends string> {
  readonly kind: Kind<Value, Field>;
  /** The edited item. Absent for a new one. */
  readonly known: Thing | undefined;
  readonly initial: Value;
  readonly newTitle: string;
  readonly save: (
    value: Value,
    known: Thing | undefined,
  ) => Promise<{ readonly saved: Thing } | { readonly problems: Problems<Field, string> }>;
  /** Called after a save with the message to show, even if the user stopped waiting. */
  readonly saved: (thing: Thing, text: string) => void;
  /** Where results appear after the form was closed. */
  readonly notice: Notice;
  readonly close: () => void;
}

export type CategoryForm = MenuForm<Category, CategoryDraft, CategoryField>;
export type ItemForm = MenuForm<Item, ItemDraft, ItemField>;

/** The form of a category or an item, while it is open. */
export class MenuForm<Thing extends { readonly name: string }, Value extends object, Field extends string> {
  readonly draft: Draft<Value, Field>;
  private known: Thing | undefined;
  readonly #opened: Opened<Thing, Value, Field>;

  constructor(opened: Opened<Thing, Value, Field>) {
    const { kind, known, initial } = opened;
    this.#opened = opened;
    this.known = known;
    this.draft = new Draft<Value, Field>({
      initial,
      problems: (value) => problemTexts(kind.problems(value), kind.sentences),
      send: (value) => this.save(value),
      refusal: fieldRefusal((sentence) =>
        fieldNamedInMessage(sentence, Object.keys(kind.sentences) as Field[]),
      ),
      texts: { sent: this.words.sent, failed: () => this.words.failed },
      isNew: known === undefined,
      done: () => this.close(),
    });
    makeAutoObservable<this, 'known'>(this, { draft: false, known: observableRef }, { autoBind: true });
  }

  get title(): string {
    return this.known ? `Edit ${this.known.name}` : this.#opened.newTitle;
  }

  close(): void {
    this.draft.notice.detach(this.#opened.notice);
    this.#opened.close();
  }

  private get words() {
    const { kind } = this.#opened;
    return this.known ? kind.updated : kind.added;
  }

  private async save(value: Value) {
    const answer = await this.#opened.save(value, this.known);
    if ('problems' in answer) return { problems: problemTexts(answer.problems, this.#opened.kind.sentences) };
    this.settle(answer.saved);
    return {};
  }

  private settle(thing: Thing): void {
    this.#opened.saved(thing, this.words.sent);
    // edits made meanwhile change the saved item instead of adding another one
    this.known = thing;
  }
}

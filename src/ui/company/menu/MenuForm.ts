import { makeAutoObservable, observableRef } from 'mobx';
import {
  categoryProblems,
  draftOfCategory,
  type CategoryDraft,
  type CategoryField,
} from '#domain/menu/categoryDraft.ts';
import { draftOfItem, itemProblems, type ItemDraft, type ItemField } from '#domain/menu/itemDraft.ts';
import type { Category, Item } from '#domain/menu/menu.ts';
import type { Problems } from '#domain/shared/problems.ts';
import { Draft } from '../../kit/form/Draft.ts';
import { fieldNamedIn, refusalOf } from '../../kit/form/fieldNamedIn.ts';
import { failureText } from '../../texts/failureText.ts';
import { categoryProblemText, itemProblemText, menuText } from '../../texts/menuText.ts';
import { problemTexts } from '../../texts/problemTexts.ts';

/** What all forms of categories have in common, or all of items. */
interface Kind<Thing, Value, Field extends string> {
  readonly draftOf: (known: Thing) => Value;
  readonly problems: (value: Value) => Problems<Field, string>;
  readonly sentences: Readonly<Record<Field, string>>;
  readonly added: { readonly sent: string; readonly failed: string };
  readonly updated: { readonly sent: string; readonly failed: string };
}

export const categoryKind: Kind<Category, CategoryDraft, CategoryField> = {
  draftOf: draftOfCategory,
  problems: categoryProblems,
  sentences: categoryProblemText,
  added: { sent: menuText.categoryAdded, failed: failureText.addCategory },
  updated: { sent: menuText.categoryUpdated, failed: failureText.updateCategory },
};

export const itemKind: Kind<Item, ItemDraft, ItemField> = {
  draftOf: draftOfItem,
  problems: itemProblems,
  sentences: itemProblemText,
  added: { sent: menuText.itemAdded, failed: failureText.addMenuItem },
  updated: { sent: menuText.itemUpdated, failed: failureText.updateMenuItem },
};

interface Opened<Thing, Value> {
  /** What is changed; a new one when there is none. */
  readonly known: Thing | undefined;
  /** What the form of a new one begins with. */
  readonly fresh: Value;
  /** What the form of a new one is called. */
  readonly newTitle: string;
  readonly save: (
    value: Value,
    known: Thing | undefined,
  ) => Promise<{ readonly saved: Thing } | { readonly outcome: 'invalid' }>;
  /** Told of what was saved, and in which words to say so; also when nobody waits for the save any more. */
  readonly saved: (thing: Thing, text: string) => void;
  readonly close: () => void;
}

export type CategoryForm = MenuForm<Category, CategoryDraft, CategoryField>;
export type ItemForm = MenuForm<Item, ItemDraft, ItemField>;

/** The form of a category or an item, new or known, for as long as it is open. */
export class MenuForm<Thing extends { readonly name: string }, Value extends object, Field extends string> {
  readonly draft: Draft<Value, Field>;
  private known: Thing | undefined;
  readonly #kind: Kind<Thing, Value, Field>;
  readonly #opened: Opened<Thing, Value>;

  constructor(kind: Kind<Thing, Value, Field>, opened: Opened<Thing, Value>) {
    this.#kind = kind;
    this.#opened = opened;
    this.known = opened.known;
    this.draft = new Draft<Value, Field>({
      initial: opened.known ? kind.draftOf(opened.known) : opened.fresh,
      problems: (value) => problemTexts(kind.problems(value), kind.sentences),
      send: (value) => this.save(value),
      refusal: refusalOf((sentence) => fieldNamedIn(sentence, Object.keys(kind.sentences) as Field[])),
      texts: { sent: this.words.sent, failed: () => this.words.failed },
      isNew: opened.known === undefined,
      done: () => this.close(),
    });
    makeAutoObservable<this, 'known'>(this, { draft: false, known: observableRef }, { autoBind: true });
  }

  get title(): string {
    return this.known ? `Edit ${this.known.name}` : this.#opened.newTitle;
  }

  close(): void {
    this.draft.notice.clear();
    this.#opened.close();
  }

  private get words() {
    return this.known ? this.#kind.updated : this.#kind.added;
  }

  private async save(value: Value) {
    const answer = await this.#opened.save(value, this.known);
    if ('outcome' in answer) return answer;
    this.settle(answer.saved);
    return undefined;
  }

  private settle(thing: Thing): void {
    this.#opened.saved(thing, this.words.sent);
    // what was typed meanwhile changes the thing that is there now, and adds no second one
    this.known = thing;
  }
}

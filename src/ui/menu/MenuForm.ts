import { makeAutoObservable } from 'mobx';
import type { CategoryDraft, CategoryField, CategoryProblems } from '#domain/menu/categoryDraft.ts';
import type { ItemDraft, ItemField, ItemProblems } from '#domain/menu/itemDraft.ts';
import type { Category, Item, Menu } from '#domain/menu/menu.ts';
import type { Editor } from '../forms/Editor.ts';
import type { EditorTexts } from '../texts/editorTexts.ts';

interface Opened<Thing, T extends object, Field extends string, Problems> {
  readonly form: Editor<T, Field, Problems, Thing>;
  readonly texts: Required<Pick<EditorTexts<Field, Problems, T>, 'added' | 'results'>>;
  readonly newTitle: string;
  /** Returns the menu with the saved category or item, which is either new or replaces the old one. */
  readonly upsertSaved: (menu: Menu, saved: Thing) => Menu;
  /** Highlights a new category or item in the menu. */
  readonly showAdded: (added: Thing) => void;
  /** The menu. Its notice shows results after the form has closed. */
  readonly menu: Editor<Menu, never>;
  /** Opens the form again. */
  readonly reopen: () => void;
  readonly close: () => void;
  /** Lets the user restore discarded edits. */
  readonly offerUndo: (subject: string, restore: () => void) => void;
}

export type CategoryForm = MenuForm<Category, CategoryDraft, CategoryField, CategoryProblems>;
export type ItemForm = MenuForm<Item, ItemDraft, ItemField, ItemProblems>;

/** The open form of a category or item. */
export class MenuForm<Thing, T extends { readonly name: string }, Field extends string, Problems> {
  readonly form: Editor<T, Field, Problems, Thing>;
  readonly #opened: Opened<Thing, T, Field, Problems>;

  constructor(opened: Opened<Thing, T, Field, Problems>) {
    this.#opened = opened;
    this.form = opened.form;
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  get title(): string {
    return this.form.isNew ? this.#opened.newTitle : `Edit ${this.subject}`;
  }

  /** Names the edited category or item within a sentence. */
  get subject(): string {
    return this.form.isNew ? this.#opened.newTitle : (this.form.fields.saved?.name ?? '');
  }

  /** Saves the category or item, updates the menu, and closes the form unless it has newer edits. */
  async submit(): Promise<void> {
    const { form } = this;
    const { isNew } = form;
    const { texts, upsertSaved, showAdded } = this.#opened;
    const result = await form.submit();
    const { menu } = this.#opened;
    // reloads the menu, because an earlier submit added the item but newer edits were not saved
    if (isNew && !form.isNew && result?.outcome !== 'saved') menu.refresh();
    if (result?.outcome !== 'saved') return;
    const { answer } = result;
    menu.notice.success((isNew ? texts.added : texts.results).saved, 'brief');
    if (answer === undefined) menu.refresh();
    else {
      menu.merge((all) => upsertSaved(all, answer));
      if (isNew) showAdded(answer);
    }
    if (!form.dirty) this.close();
  }

  close(): void {
    this.form.notice.detach(this.#opened.menu.notice);
    this.#opened.close();
  }

  /** Discards the edits and lets the user restore them. */
  discard(): void {
    const { edits } = this.form;
    this.form.reset();
    this.#opened.offerUndo(this.subject, () => {
      this.#opened.reopen();
      this.form.notice.attach();
      this.form.restore(edits);
    });
  }
}

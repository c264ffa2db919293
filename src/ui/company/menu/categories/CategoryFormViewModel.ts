import { makeAutoObservable, observableRef } from 'mobx';
import { SaveCategory } from '#application/menu/SaveCategory.ts';
import {
  categoryProblems,
  draftOfCategory,
  type CategoryDraft,
  type CategoryField,
} from '#domain/menu/categoryDraft.ts';
import type { Category } from '#domain/menu/menu.ts';
import { Editor } from '../../../kit/editor/Editor.ts';
import { failureText } from '../../../texts/failureText.ts';
import { problemTexts } from '../../../texts/problemTexts.ts';
import { categoryProblemText, menuText } from '../../../texts/menuText.ts';

interface Opened {
  readonly restaurantId: string;
  /** What is changed; a new category when there is none. */
  readonly category: Category | undefined;
}

/** Told of a category that was saved, and in which words to say so. */
type Saved = (category: Category, text: string) => void;

/** The form of one menu category, new or known. */
export class CategoryFormViewModel {
  static readonly needs = [SaveCategory] as const;
  opened: Opened | undefined;
  editor: Editor<CategoryDraft, CategoryField> | undefined;

  readonly #saveCategory: SaveCategory;

  constructor(saveCategory: SaveCategory) {
    this.#saveCategory = saveCategory;
    makeAutoObservable(this, { opened: observableRef, editor: observableRef }, { autoBind: true });
  }

  /**
   * @param fresh what the form of a new category begins with
   * @param saved also told when nobody waits for the save any more
   */
  open(opened: Opened, fresh: CategoryDraft, saved: Saved): void {
    const { category } = opened;
    this.opened = opened;
    this.editor = new Editor<CategoryDraft, CategoryField>({
      save: (draft) => this.save(draft, saved),
      check: (draft) => problemTexts(categoryProblems(draft), categoryProblemText),
      fields: Object.keys(categoryProblemText) as CategoryField[],
      saved: category ? menuText.categoryUpdated : menuText.categoryAdded,
      saveFailed: () => (this.opened?.category ? failureText.updateCategory : failureText.addCategory),
      isNew: category === undefined,
      done: this.close,
    });
    this.editor.start(async () => (category ? draftOfCategory(category) : fresh));
  }

  close(): void {
    this.editor?.notice.clear();
    this.editor = undefined;
    this.opened = undefined;
  }

  private async save(draft: CategoryDraft, saved: Saved): Promise<void> {
    const { opened } = this;
    if (!opened) return;
    const outcome = await this.#saveCategory.execute({ ...opened, draft });
    // the editor has checked the draft by the same rules
    if (outcome.outcome === 'invalid') return;
    saved(outcome.category, opened.category ? menuText.categoryUpdated : menuText.categoryAdded);
    this.keep(opened, outcome.category);
  }

  /** What was typed meanwhile changes the category that is there now, and adds no second one. */
  private keep(opened: Opened, category: Category): void {
    if (this.opened === opened) this.opened = { ...opened, category };
  }
}

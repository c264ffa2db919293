import { makeAutoObservable, observableRef } from 'mobx';
import { SaveCategory } from '#application/menu/SaveCategory.ts';
import {
  categoryProblems,
  draftOfCategory,
  type CategoryDraft,
  type CategoryField,
} from '#domain/menu/categoryDraft.ts';
import type { Category } from '#domain/menu/menu.ts';
import { Draft } from '../../../kit/form/Draft.ts';
import { fieldNamedIn, refusalOf } from '../../../kit/form/fieldNamedIn.ts';
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
  draft: Draft<CategoryDraft, CategoryField> | undefined;

  constructor(private readonly saveCategory: SaveCategory) {
    makeAutoObservable(this, { opened: observableRef, draft: observableRef }, { autoBind: true });
  }

  /**
   * @param fresh what the form of a new category begins with
   * @param saved also told when nobody waits for the save any more
   */
  open(opened: Opened, fresh: CategoryDraft, saved: Saved): void {
    const { category } = opened;
    this.opened = opened;
    this.draft = new Draft<CategoryDraft, CategoryField>({
      initial: category ? draftOfCategory(category) : fresh,
      problems: (value) => problemTexts(categoryProblems(value), categoryProblemText),
      send: (value) => this.save(value, saved),
      refusal: refusalOf((sentence) =>
        fieldNamedIn(sentence, Object.keys(categoryProblemText) as CategoryField[]),
      ),
      texts: {
        sent: category ? menuText.categoryUpdated : menuText.categoryAdded,
        failed: () => (this.opened?.category ? failureText.updateCategory : failureText.addCategory),
      },
      isNew: category === undefined,
      done: this.close,
    });
  }

  close(): void {
    this.draft?.notice.clear();
    this.draft = undefined;
    this.opened = undefined;
  }

  private async save(draft: CategoryDraft, saved: Saved) {
    const { opened } = this;
    if (!opened) return {};
    const outcome = await this.saveCategory.execute({ ...opened, draft });
    if (outcome.outcome === 'invalid')
      return { problems: problemTexts(outcome.problems, categoryProblemText) };
    saved(outcome.category, opened.category ? menuText.categoryUpdated : menuText.categoryAdded);
    this.keep(opened, outcome.category);
    return {};
  }

  /** What was typed meanwhile changes the category that is there now, and adds no second one. */
  private keep(opened: Opened, category: Category): void {
    if (this.opened === opened) this.opened = { ...opened, category };
  }
}

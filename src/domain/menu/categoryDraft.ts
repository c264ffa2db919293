import type { Problems } from '#domain/shared/problems.ts';
import { nextDisplayOrder } from './displayOrder.ts';
import type { Category, CategoryFields, Menu } from './menu.ts';

/** A category as its form holds it; a display order that is no number is NaN. */
export type CategoryDraft = CategoryFields;

export type CategoryField = 'name' | 'displayOrder';
export type CategoryProblem = 'required' | 'no-number';

/** What keeps a category from being saved: a name is needed, and a display order is a number. (rule: menu category form) */
export function categoryProblems({
  name,
  displayOrder,
}: CategoryDraft): Problems<CategoryField, CategoryProblem> {
  return {
    ...(name.trim() === '' && { name: 'required' }),
    ...(!Number.isFinite(displayOrder) && { displayOrder: 'no-number' }),
  };
}

/** The form of a new category: at the end of the menu, and in use. */
export function newCategory({ categories }: Menu): CategoryDraft {
  return { name: '', description: '', displayOrder: nextDisplayOrder(categories), isActive: true };
}

/** The form of a category that is there. */
export function draftOfCategory({ name, description, displayOrder, isActive }: Category): CategoryDraft {
  return { name, description, displayOrder, isActive };
}

/** What a draft without problems says of its category. */
export function fieldsOfCategory(draft: CategoryDraft): CategoryFields {
  return { ...draft, name: draft.name.trim(), description: draft.description.trim() };
}

import type { Problems } from '#domain/shared/problems.ts';
import { nextDisplayOrder } from './displayOrder.ts';
import type { Category, CategoryFields, Menu } from './menu.ts';

/** A category as edited in its form. The display order is NaN if the typed text is not a number. */
export type CategoryDraft = CategoryFields;

export type CategoryField = 'name' | 'displayOrder';
export type CategoryProblem = 'required' | 'no-number';
export type CategoryProblems = Problems<CategoryField, CategoryProblem>;

/**
 * Returns why a category cannot be saved. The name is required, and the display order must be a number.
 * (rule: menu category form)
 */
export function categoryProblems({ name, displayOrder }: CategoryDraft): CategoryProblems {
  return {
    ...(name.trim() === '' && { name: 'required' }),
    ...(!Number.isFinite(displayOrder) && { displayOrder: 'no-number' }),
  };
}

/** Returns the initial form of a new category: active, at the end of the menu. */
export function newCategory({ categories }: Menu): CategoryDraft {
  return { name: '', description: '', displayOrder: nextDisplayOrder(categories), isActive: true };
}

export function draftOfCategory({ name, description, displayOrder, isActive }: Category): CategoryDraft {
  return { name, description, displayOrder, isActive };
}

/** Converts a valid form to category fields. */
export function fieldsOfCategory(draft: CategoryDraft): CategoryFields {
  return { ...draft, name: draft.name.trim(), description: draft.description.trim() };
}

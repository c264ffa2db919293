import { http, HttpResponse, type PathParams, type RequestHandler } from 'msw';
import { objectId } from '../../db/randomId.ts';
import { saveSettings } from '../settings/saveSettings.ts';
import { settingsOf } from '../../db/settings/settings.ts';
import type { Menu, MenuCategory } from '../../db/settings/shapes.ts';
import type { HandlerContext } from '../context.ts';
import { jsonObject, requiredText } from '../body.ts';
import { requireAdmin, orNotFound, refusal, requireMember } from '../guards.ts';
import { categoryFromBody, itemFromBody, menuFromBody } from './menuBody.ts';

const MENU = '*/api/companies/restaurants/:id/menu';
const CATEGORY = `${MENU}/categories/:categoryId`;
const ITEM = `${CATEGORY}/items/:itemId`;

/** Handles GET and PUT menu, and requests for its categories and items. */
export function menuHandlers(context: HandlerContext): RequestHandler[] {
  const { db, now } = context;

  /** Returns the menu and a function that saves it, for admins only. Saving adds a pending change. */
  function editableMenu(request: Request, params: PathParams) {
    const access = requireAdmin(context, request, params['id']);
    const menu = settingsOf(db, access.company, 'menu');
    return {
      menu,
      save: (next: Menu, description: string) =>
        saveSettings(db, access, now, { kind: 'menu', next, description }),
    };
  }

  /** Returns the category in the path, and functions that change it, for admins only. */
  function editableCategory(request: Request, params: PathParams) {
    const { menu, save } = editableMenu(request, params);
    const category = orNotFound(
      menu.categories.find(({ id }) => id === params['categoryId']),
      'Category',
    );
    return {
      category,
      replace: (next: MenuCategory, description: string) => save(withCategory(menu, next), description),
      remove: () =>
        save(
          { categories: menu.categories.filter((other) => other !== category) },
          `${category.name} deleted`,
        ),
    };
  }

  /** Returns the item in the path, and a function that replaces its category, for admins only. */
  function editableItem(request: Request, params: PathParams) {
    const { category, replace } = editableCategory(request, params);
    const item = orNotFound(
      category.items.find(({ id }) => id === params['itemId']),
      'Menu item',
    );
    return { category, item, replace };
  }

  return [
    http.get(MENU, ({ request, params }) => {
      const { company } = requireMember(context, request, params['id']);
      return HttpResponse.json(settingsOf(db, company, 'menu'));
    }),

    http.put(MENU, async ({ request, params }) => {
      const { save } = editableMenu(request, params);
      const menu = menuFromBody(await jsonObject(request));
      await save(menu, 'Menu updated');
      return HttpResponse.json({ menu });
    }),

    http.post(`${MENU}/categories`, async ({ request, params }) => {
      const { menu, save } = editableMenu(request, params);
      const category = { id: objectId(), ...categoryFromBody(await jsonObject(request)), items: [] };
      await save({ categories: [...menu.categories, category] }, `${category.name} added`);
      return HttpResponse.json({ category }, { status: 201 });
    }),

    http.put(CATEGORY, async ({ request, params }) => {
      const { category, replace } = editableCategory(request, params);
      const next = { ...category, ...categoryFromBody(await jsonObject(request)) };
      await replace(next, `${next.name} updated`);
      return HttpResponse.json({ category: next });
    }),

    http.delete(CATEGORY, async ({ request, params }) => {
      const { category, remove } = editableCategory(request, params);
      await remove();
      return HttpResponse.json({ message: `${category.name} deleted` });
    }),

    http.post(`${CATEGORY}/items`, async ({ request, params }) => {
      const { category, replace } = editableCategory(request, params);
      const item = { id: objectId(), ...itemFromBody(await jsonObject(request)) };
      await replace({ ...category, items: [...category.items, item] }, `${item.name} added`);
      return HttpResponse.json({ item }, { status: 201 });
    }),

    http.put(ITEM, async ({ request, params }) => {
      const { category, item, replace } = editableItem(request, params);
      const body = await jsonObject(request);
      const next = { id: item.id, ...itemFromBody(body) };
      if (requiredText(body, 'id') !== item.id) throw refusal(400, 'id must be the ID in the path');
      const items = category.items.map((other) => (other === item ? next : other));
      await replace({ ...category, items }, `${next.name} updated`);
      return HttpResponse.json({ item: next });
    }),

    http.delete(ITEM, async ({ request, params }) => {
      const { category, item, replace } = editableItem(request, params);
      await replace(
        { ...category, items: category.items.filter((other) => other !== item) },
        `${item.name} deleted`,
      );
      return HttpResponse.json({ message: `${item.name} deleted` });
    }),
  ];
}

function withCategory({ categories }: Menu, next: MenuCategory): Menu {
  return { categories: categories.map((category) => (category.id === next.id ? next : category)) };
}

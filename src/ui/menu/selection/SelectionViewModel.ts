import { makeAutoObservable, observable } from 'mobx';
import { bulkItemsEditKind } from '#application/menu/menuKinds.ts';
import { Menus } from '#application/menu/Menus.ts';
import { SaveSettings, type SaveOutcome } from '#application/settings/SaveSettings.ts';
import { changedItems, changeItems, type BulkChange } from '#domain/menu/bulkChange.ts';
import { categoryOf } from '#domain/menu/editMenu.ts';
import type { Item, Menu } from '#domain/menu/menu.ts';
import type { Editor } from '../../forms/Editor.ts';
import { Task } from '../../kit/state/Task.ts';
import { failureText } from '../../texts/failureText.ts';
import { formText } from '../../texts/formText.ts';
import { bulkChangeText } from '../../texts/menuText.ts';

/** The menu, and its selected items. */
interface Selected {
  readonly menu: Editor<Menu, never>;
  readonly restaurantId: string;
  readonly items: readonly Item[];
}

/** The selected items of a menu. Changes all of them at once. Items that could not be changed stay selected. */
export class SelectionViewModel {
  static readonly needs = [Menus, SaveSettings] as const;
  readonly changing = new Task();
  private readonly ids = observable.set<string>();
  /** Id of the item pressed last, at which a range begins. */
  #anchor: string | undefined;

  constructor(
    private readonly menus: Menus,
    private readonly saveSettings: SaveSettings,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  /**
   * Selects or unselects an item.
   * @param among ids of the listed items; if given, includes the items between this one and the previously
   * pressed item
   */
  toggle(id: string, among: readonly string[] = []): void {
    const isOn = !this.ids.has(id);
    const [one, other] = [among.indexOf(id), among.indexOf(this.#anchor ?? id)].toSorted((a, b) => a - b);
    const range = one !== undefined && one >= 0 ? among.slice(one, (other ?? one) + 1) : [id];
    this.set(range, isOn);
    this.#anchor = id;
  }

  set(ids: readonly string[], isOn: boolean): void {
    for (const id of ids) {
      if (isOn) this.ids.add(id);
      else this.ids.delete(id);
    }
  }

  clear(): void {
    this.ids.clear();
  }

  /** Changes all selected items with one request. */
  change(selected: Selected, change: BulkChange): void {
    const { menu, restaurantId, items } = selected;
    const base = menu.fields.saved;
    if (!base || items.length === 0 || this.changing.running) return;
    const ids = new Set(items.map(({ id }) => id));
    menu.notice.clear();
    void this.changing.run(
      () =>
        this.saveSettings.execute({
          kind: bulkItemsEditKind(this.menus, { restaurantId, ids, change }),
          base,
          edited: base,
        }),
      {
        done: (outcome) => this.settle(outcome, selected, change),
        failed: () => menu.notice.show({ ...bulkChangeText.failed, text: failureText.saveMenu }, 'brief'),
      },
      JSON.stringify([change, ...ids]),
    );
  }

  private settle(outcome: SaveOutcome<Menu, never>, { menu, items }: Selected, change: BulkChange): void {
    switch (outcome.outcome) {
      case 'saved':
        return this.showSaved(outcome.saved, { menu, items }, change);
      case 'deleted':
        menu.refresh();
        return menu.notice.show(bulkChangeText.categoryGone);
      case 'unknown':
        menu.refresh();
        return menu.notice.error(formText.unknown);
      case 'conflict':
      case 'invalid':
        return menu.notice.show({ ...bulkChangeText.failed, text: failureText.saveMenu }, 'brief');
    }
  }

  private showSaved(
    saved: Menu,
    { menu, items }: Pick<Selected, 'menu' | 'items'>,
    change: BulkChange,
  ): void {
    const done = changedItems(saved, new Set(items.map(({ id }) => id)), change);
    const failed = items.filter(({ id }) => !done.has(id));
    menu.merge((all) => changeItems(all, done, change));
    this.set([...done], false);
    if (failed.length > 0) {
      menu.refresh();
      return menu.notice.show(
        bulkChangeText.partly(
          failed.map(({ name }) => name),
          done.size,
        ),
      );
    }
    const category = change.kind === 'move' ? categoryOf(saved, change.categoryId) : undefined;
    menu.notice.success(bulkChangeText.done(change, done.size, category?.name ?? ''), 'brief');
  }
}

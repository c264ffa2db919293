import { makeAutoObservable, observableRef } from 'mobx';
import { SaveItem } from '#application/menu/SaveItem.ts';
import {
  draftOfItem,
  itemProblems,
  NEW_ITEM,
  type ItemDraft,
  type ItemField,
} from '#domain/menu/itemDraft.ts';
import type { Category, Item } from '#domain/menu/menu.ts';
import { Editor } from '../../../kit/editor/Editor.ts';
import { failureText } from '../../../texts/failureText.ts';
import { problemTexts } from '../../../texts/problemTexts.ts';
import { itemProblemText, menuText } from '../../../texts/menuText.ts';

interface Opened {
  readonly restaurantId: string;
  readonly category: Category;
  /** What is changed; a new item when there is none. */
  readonly item: Item | undefined;
}

/** Told of an item that was saved, and in which words to say so. */
type Saved = (item: Item, text: string) => void;

/** The form of one menu item, new or known. */
export class ItemFormViewModel {
  static readonly needs = [SaveItem] as const;
  opened: Opened | undefined;
  editor: Editor<ItemDraft, ItemField> | undefined;

  readonly #saveItem: SaveItem;

  constructor(saveItem: SaveItem) {
    this.#saveItem = saveItem;
    makeAutoObservable(this, { opened: observableRef, editor: observableRef }, { autoBind: true });
  }

  /** @param saved also told when nobody waits for the save any more */
  open(opened: Opened, saved: Saved): void {
    const { item } = opened;
    this.opened = opened;
    this.editor = new Editor<ItemDraft, ItemField>({
      save: (draft) => this.save(draft, saved),
      check: (draft) => problemTexts(itemProblems(draft), itemProblemText),
      fields: Object.keys(itemProblemText) as ItemField[],
      saved: item ? menuText.itemUpdated : menuText.itemAdded,
      saveFailed: () => (this.opened?.item ? failureText.updateMenuItem : failureText.addMenuItem),
      isNew: item === undefined,
      done: this.close,
    });
    this.editor.start(async () => (item ? draftOfItem(item) : NEW_ITEM));
  }

  close(): void {
    this.editor?.notice.clear();
    this.editor = undefined;
    this.opened = undefined;
  }

  private async save(draft: ItemDraft, saved: Saved): Promise<void> {
    const { opened } = this;
    if (!opened) return;
    const outcome = await this.#saveItem.execute({ ...opened, draft });
    // the editor has checked the draft by the same rules
    if (outcome.outcome === 'invalid') return;
    saved(outcome.item, opened.item ? menuText.itemUpdated : menuText.itemAdded);
    this.keep(opened, outcome.item);
  }

  /** What was typed meanwhile changes the item that is there now, and adds no second one. */
  private keep(opened: Opened, item: Item): void {
    if (this.opened === opened) this.opened = { ...opened, item };
  }
}

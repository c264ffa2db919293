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
import { Draft } from '../../../kit/form/Draft.ts';
import { fieldNamedIn, refusalOf } from '../../../kit/form/fieldNamedIn.ts';
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
  draft: Draft<ItemDraft, ItemField> | undefined;

  constructor(private readonly saveItem: SaveItem) {
    makeAutoObservable(this, { opened: observableRef, draft: observableRef }, { autoBind: true });
  }

  /** @param saved also told when nobody waits for the save any more */
  open(opened: Opened, saved: Saved): void {
    const { item } = opened;
    this.opened = opened;
    this.draft = new Draft<ItemDraft, ItemField>({
      initial: item ? draftOfItem(item) : NEW_ITEM,
      problems: (value) => problemTexts(itemProblems(value), itemProblemText),
      send: (value) => this.save(value, saved),
      refusal: refusalOf((sentence) => fieldNamedIn(sentence, Object.keys(itemProblemText) as ItemField[])),
      texts: {
        sent: item ? menuText.itemUpdated : menuText.itemAdded,
        failed: () => (this.opened?.item ? failureText.updateMenuItem : failureText.addMenuItem),
      },
      isNew: item === undefined,
      done: this.close,
    });
  }

  close(): void {
    this.draft?.notice.clear();
    this.draft = undefined;
    this.opened = undefined;
  }

  private async save(draft: ItemDraft, saved: Saved) {
    const { opened } = this;
    if (!opened) return {};
    const outcome = await this.saveItem.execute({ ...opened, draft });
    if (outcome.outcome === 'invalid') return { problems: problemTexts(outcome.problems, itemProblemText) };
    saved(outcome.item, opened.item ? menuText.itemUpdated : menuText.itemAdded);
    this.keep(opened, outcome.item);
    return {};
  }

  /** What was typed meanwhile changes the item that is there now, and adds no second one. */
  private keep(opened: Opened, item: Item): void {
    if (this.opened === opened) this.opened = { ...opened, item };
  }
}

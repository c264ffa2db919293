import { makeAutoObservable, observableRef } from 'mobx';
import { Menus } from '#application/menu/Menus.ts';
import { ReadMenuFile, type MenuFile } from '#application/menu/ReadMenuFile.ts';
import { compareMenus, isUnchanged, type MenuComparison } from '#domain/menu/compareMenus.ts';
import type { ImportReading } from '#domain/menu/importedMenu.ts';
import type { Menu, UnsavedMenu } from '#domain/menu/menu.ts';
import { planImport, type Rest } from '#domain/menu/planImport.ts';
import { Notice } from '../../../kit/Notice.ts';
import { Task } from '../../../kit/Task.ts';
import { failureText } from '../../../texts/failureText.ts';
import { menuText } from '../../../texts/menuText.ts';

interface Opened {
  readonly restaurantId: string;
  readonly current: Menu;
  /** Told of the menu as the host has it now. */
  readonly saved: (menu: Menu) => void;
}

interface ReadFile {
  readonly name: string;
  readonly reading: ImportReading;
}

/** An import: a file is chosen, what it changes is shown, and only then it is saved. */
export class MenuImportViewModel {
  static readonly needs = [ReadMenuFile, Menus] as const;
  opened: Opened | undefined;
  file: ReadFile | undefined;
  rest: Rest = 'kept';
  readonly reading = new Task();
  readonly saving = new Task();
  readonly notice = new Notice();

  constructor(
    private readonly readMenuFile: ReadMenuFile,
    private readonly menus: Menus,
  ) {
    makeAutoObservable(this, { opened: observableRef, file: observableRef }, { autoBind: true });
  }

  open(opened: Opened): void {
    this.opened = opened;
    this.file = undefined;
    this.rest = 'kept';
    this.notice.clear();
  }

  close(): void {
    if (this.saving.running) return;
    this.opened = undefined;
    this.file = undefined;
    this.notice.clear();
  }

  /** Reads a file that was chosen; nothing is saved yet. */
  choose(file: MenuFile): void {
    this.notice.clear();
    void this.reading.run(() => this.readMenuFile.execute(file), {
      done: (reading) => this.show({ name: file.name, reading }),
      failed: this.cannotRead,
    });
  }

  /** The file is not to be had. */
  cannotRead(): void {
    this.notice.show({ text: menuText.readFailed, tone: 'error' });
  }

  /** What becomes of the items that the file does not speak of. */
  setRest(rest: Rest): void {
    this.rest = rest;
  }

  /** What importing the file would change, none while there is no file that can be taken. */
  get changes(): MenuComparison | undefined {
    return this.opened && this.plan && compareMenus(this.opened.current, this.plan);
  }

  /** Whether there is anything to import. */
  get isWorthwhile(): boolean {
    return this.changes !== undefined && !isUnchanged(this.changes);
  }

  /** Saves the menu that the file asks for. */
  apply(): void {
    const { opened, plan } = this;
    if (!opened || !plan || !this.isWorthwhile) return;
    this.notice.clear();
    void this.saving.run(() => this.save(opened, plan), { done: this.close, failed: this.fail });
  }

  private get plan(): UnsavedMenu | undefined {
    const { opened, file, rest } = this;
    if (!opened || file?.reading.outcome !== 'read') return undefined;
    return planImport(opened.current, file.reading.menu, rest);
  }

  private async save({ restaurantId, saved }: Opened, plan: UnsavedMenu): Promise<void> {
    saved(await this.menus.save(restaurantId, plan));
  }

  private show(file: ReadFile): void {
    this.file = file;
  }

  private fail(): void {
    this.notice.show({ text: failureText.saveMenu, tone: 'error' }, 'brief');
  }
}

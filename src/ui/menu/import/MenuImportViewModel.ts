import { makeAutoObservable, observableRef } from 'mobx';
import { importKind } from '#application/menu/importKind.ts';
import { Menus } from '#application/menu/Menus.ts';
import { ReadMenuFile, type MenuFile } from '#application/menu/ReadMenuFile.ts';
import { SaveSettings, type SaveOutcome } from '#application/settings/SaveSettings.ts';
import { mergeMenus } from '#domain/menu/displayOrder.ts';
import { compareMenus, isUnchanged, type MenuComparison } from '#domain/menu/compareMenus.ts';
import {
  MAX_MENU_FILE_SIZE,
  FILE_TOO_LARGE,
  type ImportedMenu,
  type ImportReading,
} from '#domain/menu/importedMenu.ts';
import type { Menu, UnsavedMenu } from '#domain/menu/menu.ts';
import { planImport, type UnlistedItems } from '#domain/menu/planImport.ts';
import type { FormController } from '../../forms/FormController.ts';
import { FormState } from '../../forms/FormState.ts';
import { Notice } from '../../kit/Notice.ts';
import { Task } from '../../kit/Task.ts';
import { formText } from '../../texts/formText.ts';
import { failureText } from '../../texts/failureText.ts';
import { menuText } from '../../texts/menuText.ts';

interface Opened {
  readonly restaurantId: string;
  /** The menu to import into. Receives the saved menu. */
  readonly menu: FormController<Menu, never>;
}

interface ReadFile {
  readonly name: string;
  readonly reading: ImportReading;
}

/** Without the JSON parser's code, no line number is shown. */
const LINE_UNKNOWN = { jsonSyntaxError: (): undefined => undefined };

/** An import: the user chooses a file, reviews the changes, and saves. */
export class MenuImportViewModel {
  static readonly needs = [ReadMenuFile, Menus, SaveSettings] as const;
  opened: Opened | undefined;
  file: ReadFile | undefined;
  rest: UnlistedItems = 'kept';
  /** The imported menu next to the saved one, once saving has found conflicts. */
  plan: FormState<UnsavedMenu, never> | undefined;
  readonly reading = new Task();
  readonly saving = new Task();
  readonly notice = new Notice();

  constructor(
    private readonly readMenuFile: ReadMenuFile,
    private readonly menus: Menus,
    private readonly saveSettings: SaveSettings,
  ) {
    makeAutoObservable(
      this,
      { opened: observableRef, file: observableRef, plan: observableRef },
      { autoBind: true },
    );
  }

  open(opened: Opened): void {
    this.opened = opened;
    this.file = undefined;
    this.plan = undefined;
    this.rest = 'kept';
    // cancels reading the previous dialog's file
    this.reading.cancel();
    this.notice.clear();
  }

  close(): void {
    if (!this.saving.running) this.opened = undefined;
  }

  /** Accepts a file, and rejects one that is too large before reading it. */
  take(file: Pick<File, 'name' | 'size' | 'text'>): void {
    const { opened } = this;
    const { name, size } = file;
    this.notice.clear();
    this.reading.cancel();
    if (size > MAX_MENU_FILE_SIZE) this.show({ name, reading: FILE_TOO_LARGE });
    else
      void file.text().then((text) => this.opened === opened && this.choose({ name, text }), this.cannotRead);
  }

  /** Reads a chosen file. Saves nothing yet. */
  choose(file: MenuFile): void {
    this.notice.clear();
    this.reading.cancel();
    void this.reading.run(() => this.read(file), {
      done: (reading) => this.show({ name: file.name, reading }),
      failed: this.cannotRead,
    });
  }

  cannotRead(): void {
    this.notice.error(menuText.readFailed);
  }

  /** Keeps or removes items missing from the file. */
  setRest(rest: UnlistedItems): void {
    this.rest = rest;
    this.plan = undefined;
  }

  /** What the import would change. Undefined if nothing would, or without a readable file. */
  get changes(): MenuComparison | undefined {
    const current = this.opened?.menu.fields.value;
    if (!current || !this.asked) return undefined;
    const changes = compareMenus(current, planImport(current, this.asked, this.rest));
    return isUnchanged(changes) ? undefined : changes;
  }

  /** Saves the imported menu, after an earlier save the user stopped waiting for. */
  apply(): void {
    const { opened, file, asked, rest } = this;
    const { saved: base, value: current } = opened?.menu.fields ?? {};
    if (!opened || !base || !current || !asked || !this.changes) return;
    if (this.plan && this.plan.conflicts.length > 0) return;
    const plan = this.plan ?? aPlan(base, planImport(current, asked, rest));
    const { saved = base, value = base } = plan;
    this.notice.clear();
    const endings = {
      done: (outcome: SaveOutcome<UnsavedMenu, never, Menu>) => {
        // another file may be open by now
        const isOpen = this.opened === opened && this.file === file;
        this.settle(outcome, { opened, plan, isOpen });
      },
      failed: () => this.fail(opened, failureText.saveMenu),
    };
    void this.saving.run(
      () =>
        this.saveSettings.execute({
          kind: importKind(this.menus, opened.restaurantId),
          base: saved,
          edited: { ...value },
        }),
      endings,
      JSON.stringify([value, saved]),
    );
  }

  private settle(
    outcome: SaveOutcome<UnsavedMenu, never, Menu>,
    { opened, plan, isOpen }: { opened: Opened; plan: FormState<UnsavedMenu, never>; isOpen: boolean },
  ): void {
    const { menu } = opened;
    switch (outcome.outcome) {
      case 'saved':
        if (outcome.answer) menu.replace(outcome.answer);
        else menu.refresh();
        menu.notice.success(menuText.saved, 'brief');
        if (isOpen) this.close();
        return;
      case 'conflict':
        plan.load(outcome.theirs);
        if (isOpen) this.plan = plan;
        menu.refresh();
        return this.fail(opened, formText.conflicts(plan.conflicts.length));
      case 'deleted':
      case 'invalid':
        return this.fail(opened, failureText.saveMenu);
      case 'unknown':
        menu.refresh();
        return this.fail(opened, formText.unknown);
    }
  }

  /** Shows a failure in the dialog, or in the panel if it was closed. */
  private fail({ menu }: Opened, text: string): void {
    (this.opened ? this.notice : menu.notice).error(text, 'brief');
  }

  /** The readable part of the file. */
  private get asked(): ImportedMenu | undefined {
    return this.file?.reading.outcome === 'read' ? this.file.reading.menu : undefined;
  }

  private async read(file: MenuFile): Promise<ImportReading> {
    const reading = await this.readMenuFile.execute(file);
    if (reading.outcome === 'read' || reading.problems[0]?.rule !== 'no-json') return reading;
    // the parser that locates syntax errors is loaded on demand
    const { jsonSyntaxError } = await import('../../restaurants/menuJson/jsonSyntaxError.ts').catch(
      () => LINE_UNKNOWN,
    );
    const line = jsonSyntaxError(file.text)?.line;
    return { outcome: 'unreadable', problems: [{ rule: 'no-json', ...(line !== undefined && { line }) }] };
  }

  private show(file: ReadFile): void {
    this.file = file;
    this.plan = undefined;
  }
}

function aPlan(base: Menu, planned: UnsavedMenu): FormState<UnsavedMenu, never> {
  const plan = new FormState<UnsavedMenu, never>({ initial: base, problems: () => ({}), merge: mergeMenus });
  plan.edit(planned);
  return plan;
}

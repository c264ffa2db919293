import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { NewRestaurant } from '#domain/restaurants/restaurant.ts';
import { emptyMenuJson, importedMenuJson, type BusinessDetails } from '#domain/restaurants/startingMenu.ts';
import type { MenuFileViewModel } from '../../menu/import/MenuFileViewModel.ts';
import type { RestaurantEditor } from '../form/RestaurantEditor.ts';

/** The origin of the menu: imported from a file, added later, or written by the user. */
type MenuSource = keyof Texts | 'own';

/** The generated menu text for each source, with the restaurant's details entered so far. */
interface Texts {
  readonly later: string;
  /** Undefined until a file was read. */
  readonly file: string | undefined;
}

/**
 * The first menu of a new restaurant. Its text is generated from the restaurant's details until the user
 * edits it. (see rule: starting menu)
 */
export class StartingMenu {
  /** Reads menu files. Undefined until its code has loaded. */
  importing: MenuFileViewModel | undefined;
  /** Whether the user wants to import a file but hasn't chosen one yet. */
  private wantsFile = false;
  /** Whether the user opened or closed the menu text. Undefined if neither. */
  private isTextOpened: boolean | undefined;
  /** The source that replaces the user's own text if the user confirms. */
  replacement: keyof Texts | undefined;

  constructor(private readonly form: RestaurantEditor<NewRestaurant>) {
    makeAutoObservable<this, 'form'>(this, { form: false, importing: observableRef }, { autoBind: true });
  }

  /** Updates the generated text when the restaurant's details change. Returns a stop function. */
  followDetails(): () => void {
    return reaction(
      () => this.texts,
      (texts, before) => {
        const source = this.text === '' && this.wantsFile ? 'file' : sourceOf(this.text, before);
        if (source) this.write(texts[source] ?? '');
      },
      { equals: (one, other) => one.file === other.file && one.later === other.later },
    );
  }

  get source(): MenuSource | undefined {
    if (this.text.trim() === '') return this.wantsFile ? 'file' : undefined;
    return sourceOf(this.text, this.texts) ?? 'own';
  }

  /** Whether the menu text is visible, because the user opened it or must correct it. */
  get isTextOpen(): boolean {
    const isWrong = this.source === 'own' && this.form.controller.fields.problemOf('menuJson') !== undefined;
    return isWrong || (this.isTextOpened ?? this.source === 'own');
  }

  setTextOpen(isOpen: boolean): void {
    this.isTextOpened = isOpen;
  }

  setImporting(importing: MenuFileViewModel): void {
    this.importing = importing;
  }

  /** Uses a source for the menu. Asks first if that would replace the user's own text. */
  choose(source: keyof Texts): void {
    if (this.source === 'own') this.replacement = source;
    else this.use(source);
  }

  keepText(): void {
    this.replacement = undefined;
  }

  replaceText(): void {
    if (this.replacement) this.use(this.replacement);
  }

  private use(source: keyof Texts): void {
    this.replacement = undefined;
    this.wantsFile = source === 'file';
    this.write(this.texts[source] ?? '');
  }

  private write(text: string): void {
    this.form.type('menuJson', text);
  }

  private get text(): string {
    return this.form.textOf('menuJson');
  }

  private get texts(): Texts {
    const details: BusinessDetails = {
      name: this.form.textOf('name'),
      address: this.form.textOf('address'),
      phone: this.form.textOf('phone'),
      email: this.form.textOf('email'),
    };
    const reading = this.importing?.file?.reading;
    return {
      later: emptyMenuJson(details),
      file: reading?.outcome === 'read' ? importedMenuJson(details, reading.menu) : undefined,
    };
  }
}

const sourceOf = (text: string, { file, later }: Texts): keyof Texts | undefined => {
  if (text === file) return 'file';
  return text === later ? 'later' : undefined;
};

import { makeAutoObservable, observableRef } from 'mobx';
import type { EditKind } from '#application/settings/EditKind.ts';
import {
  undoAutoFill,
  resumeAutoFill,
  isAutoFilled,
  autoFillAfterNameChange,
  initialAutoFill,
  autoFillAfterManualEdit,
  type AutoFilled,
  type AutoFilledField,
} from '#domain/restaurants/autoFill.ts';
import type { NewRestaurant, RestaurantField, RestaurantForm } from '#domain/restaurants/restaurant.ts';
import type { RestaurantProblem } from '#domain/restaurants/restaurantProblems.ts';
import type { FormState } from '../../forms/FormState.ts';
import type { Notice } from '../../kit/state/Notice.ts';
import type { Edits } from '../../kit/unsaved/UnsavedWork.ts';
import { Editor, type SendResult } from '../../forms/Editor.ts';
import type { EditorServices } from '../../forms/EditorServices.ts';
import { restaurantFormTexts, restaurantText } from '../../texts/restaurantText.ts';

type AnyForm = RestaurantForm & Partial<NewRestaurant>;

/** The state of an auto-filled field. */
interface AutoFill {
  readonly isAutomatic: boolean;
  readonly replaced: string | undefined;
  /**
   * Whether the user can turn auto-fill on again, because the user edited the field and auto-fill would
   * change its text.
   */
  readonly mayFollowAgain: boolean;
}

type Problems = readonly RestaurantProblem[];

/** The message in the host's response, if any. */
interface Answer {
  readonly message: string | undefined;
}

interface Opened<Form extends AnyForm> {
  readonly kind: EditKind<Form, Problems, Answer>;
  readonly initial: Form;
  /** Says what to do with the input if the outcome is unknown. */
  readonly ifUnknown: string;
}

/** The form of a new or existing restaurant, with the members that its components use. */
export type ShownRestaurant = Omit<RestaurantEditor<RestaurantForm>, 'controller'> & {
  readonly controller: Pick<RestaurantEditor<RestaurantForm>['controller'], 'notice' | 'saving'> & {
    readonly fields: Pick<
      FormState<RestaurantForm, RestaurantField>,
      | 'problemOf'
      | 'touch'
      | 'hasSubmitted'
      | 'otherAuthor'
      | 'conflictsOf'
      | 'claim'
      | 'choose'
      | 'unclaimedConflicts'
    >;
  };
};

/** The form of a restaurant: an {@link Editor} with some fields auto-filled from the name. */
export class RestaurantEditor<Form extends AnyForm> {
  readonly controller: Editor<Form, RestaurantField, Problems, Answer>;
  private auto: Readonly<Record<AutoFilledField, AutoFilled>>;
  readonly #initial: Form;
  #ifUnknown: string | undefined;

  constructor(services: EditorServices, { kind, initial, ifUnknown }: Opened<Form>) {
    this.#initial = initial;
    this.#ifUnknown = ifUnknown;
    this.auto = initialAutoFills(initial);
    this.controller = new Editor<Form, RestaurantField, Problems, Answer>(services, {
      kind,
      initial,
      secrets: ['ownerPassword'],
      texts: restaurantFormTexts((field) => this.has(field)),
    });
    makeAutoObservable<this, 'auto'>(this, { controller: false, auto: observableRef }, { autoBind: true });
  }

  get dirty(): boolean {
    return this.controller.dirty;
  }

  get edits(): Edits {
    return this.controller.edits;
  }

  /** Restores edits. Auto-filled fields continue to follow the name. */
  restore(edits: Edits): void {
    this.controller.restore(edits);
    for (const filled of Object.values(this.auto)) {
      const { field } = filled;
      const text = this.textOf(field);
      const isFollowing = resumeAutoFill(filled, this.form.name).text === text;
      this.auto = {
        ...this.auto,
        [field]: isFollowing ? initialAutoFill(field, text) : autoFillAfterManualEdit(filled, text),
      };
    }
  }

  has(field: RestaurantField): boolean {
    return field in this.form;
  }

  textOf(field: RestaurantField): string {
    return this.form[field] ?? '';
  }

  /** Changes a field. A changed name also changes auto-filled fields. */
  type(field: RestaurantField, text: string): void {
    if (field === 'assistantId' || field === 'firstMessage') {
      return this.fill(autoFillAfterManualEdit(this.auto[field], text));
    }
    const before = this.form.name;
    this.edit({ [field]: text });
    if (field !== 'name') return;
    for (const filled of Object.values(this.auto)) {
      if (this.has(filled.field)) this.fill(autoFillAfterNameChange(filled, before, text));
    }
  }

  /** Shows a field's problem when it loses focus, unless the field is empty and the form has no edits. */
  blurField(field: RestaurantField): void {
    if (this.dirty || this.textOf(field) !== '') this.controller.fields.touch(field);
  }

  /** All problems with their fields, in validation order. */
  get problems(): readonly (readonly [RestaurantField, string])[] {
    return Object.entries(this.controller.fields.problems) as [RestaurantField, string][];
  }

  /** All problems after a submit, otherwise none. */
  get problemsAfterSubmit() {
    return this.controller.fields.hasSubmitted ? this.problems : [];
  }

  autoFillOf(field: AutoFilledField): AutoFill {
    const filled = this.auto[field];
    return {
      isAutomatic: isAutoFilled(filled, this.form.name),
      replaced: filled.replaced,
      mayFollowAgain: !filled.follows && filled.text !== resumeAutoFill(filled, this.form.name).text,
    };
  }

  undoFill(field: AutoFilledField): void {
    this.fill(undoAutoFill(this.auto[field]));
  }

  followAgain(field: AutoFilledField): void {
    this.fill(resumeAutoFill(this.auto[field], this.form.name));
  }

  stopWaiting(): void {
    this.controller.saving.detach();
    this.tell('You stopped waiting.', this.#ifUnknown);
  }

  /** Shows later messages in another notice, because the form is closing. */
  leave(elsewhere: Notice): void {
    this.#ifUnknown = undefined;
    this.controller.notice.detach(elsewhere);
  }

  /** Saves the restaurant. If saving fails, shows why. Resolves with the result. */
  async submit(): Promise<SendResult<Form, RestaurantField, Problems, Answer> | undefined> {
    const result = await this.controller.submit(true);
    if (result?.outcome === 'unknown') this.tell(restaurantText.unexpected, this.#ifUnknown);
    if (result?.outcome !== 'refused') return result;
    const { failure } = result;
    // for a new restaurant, this failure means that nothing was sent
    const detail = failure.kind === 'unreachable' && !this.controller.isNew ? this.#ifUnknown : undefined;
    this.tell(restaurantText.submitFailed(failure), detail);
    return result;
  }

  /** Resets the form to its initial state. */
  reset(): void {
    this.auto = initialAutoFills(this.#initial);
    this.controller.reset();
  }

  private get form(): AnyForm {
    return this.controller.fields.value ?? this.#initial;
  }

  private edit(changes: Partial<AnyForm>): void {
    this.controller.fields.edit(changes as Partial<Form>);
  }

  private fill(filled: AutoFilled): void {
    this.auto = { ...this.auto, [filled.field]: filled };
    this.edit({ [filled.field]: filled.text });
  }

  /** Shows why a save failed, or what an unknown outcome means. */
  private tell(text: string, detail?: string): void {
    this.controller.notice.show({ text, detail, tone: 'error' });
  }
}

function initialAutoFills({ assistantId = '', firstMessage }: AnyForm) {
  return {
    assistantId: initialAutoFill('assistantId', assistantId),
    firstMessage: initialAutoFill('firstMessage', firstMessage),
  };
}

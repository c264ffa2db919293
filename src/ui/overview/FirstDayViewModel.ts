import { makeAutoObservable } from 'mobx';
import { Failure } from '#application/Failure.ts';
import { Deployments } from '#application/deployments/Deployments.ts';
import { Instructions } from '#application/instructions/Instructions.ts';
import { Menus } from '#application/menu/Menus.ts';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { Telephony } from '#application/telephony/Telephony.ts';
import { VoiceSettings } from '#application/voice/VoiceSettings.ts';
import {
  FIRST_DAY_STEPS,
  isStepDone,
  isAlreadyLive,
  type FirstDayStep,
} from '#domain/restaurants/firstDaySteps.ts';
import { Loadable } from '../kit/state/Loadable.ts';
import { logFailure } from '../kit/state/logFailure.ts';
import { PendingChangesViewModel } from '../deployments/PendingChangesViewModel.ts';

type Read = (restaurantId: string, signal: AbortSignal) => Promise<boolean>;

/** The setup checklist of a new restaurant. Reloads the remaining steps after every save and deployment. */
export class FirstDayViewModel {
  static readonly needs = [
    Menus,
    VoiceSettings,
    Instructions,
    Telephony,
    Deployments,
    PendingChangesViewModel,
    RestaurantEvents,
  ] as const;
  /** For each step, whether it is done. */
  readonly steps = {
    menu: new Loadable<boolean>(),
    voice: new Loadable<boolean>(),
    instructions: new Loadable<boolean>(),
    telephony: new Loadable<boolean>(),
    deployments: new Loadable<boolean>(),
  } as const;
  readonly #reads: Readonly<Record<FirstDayStep, Read>>;
  readonly #changes: PendingChangesViewModel;

  constructor(
    menus: Menus,
    voice: VoiceSettings,
    instructions: Instructions,
    telephony: Telephony,
    deployments: Deployments,
    changes: PendingChangesViewModel,
    private readonly events: RestaurantEvents,
  ) {
    this.#changes = changes;
    this.#reads = {
      menu: async (id, signal) => isStepDone.menu(await menus.menu(id, signal)),
      voice: async (id, signal) => isStepDone.voice(await voice.config(id, signal)),
      instructions: async (id, signal) => isStepDone.instructions(await instructions.load(id, signal)),
      telephony: async (id, signal) => isStepDone.telephony(await telephony.config(id, signal)),
      deployments: async (id, signal) => isStepDone.deployments(await deployments.history(id, signal)),
    };
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(restaurantId: string): () => void {
    this.read(restaurantId);
    const unsubscribe = this.events.subscribe(restaurantId, ({ kind }) => {
      if (kind !== 'orderDeleted') this.read(restaurantId);
    });
    return () => {
      unsubscribe();
      for (const step of FIRST_DAY_STEPS) this.steps[step].stop();
    };
  }

  /** Steps that are not known to be done. Undefined while loading, empty if none remains. */
  get left(): readonly FirstDayStep[] | undefined {
    if (FIRST_DAY_STEPS.some((step) => this.steps[step].pending)) return undefined;
    const isAnyLeft = FIRST_DAY_STEPS.some((step) => this.steps[step].value === false);
    const left = FIRST_DAY_STEPS.filter((step) => this.steps[step].value !== true);
    return isAnyLeft && !isAlreadyLive(left, this.#changes.count) ? left : [];
  }

  isKnown(step: FirstDayStep): boolean {
    return this.steps[step].value !== undefined;
  }

  private read(restaurantId: string): void {
    for (const step of FIRST_DAY_STEPS) {
      const { value } = this.steps[step];
      if (!value) {
        void this.steps[step].load((signal) =>
          this.#reads[step](restaurantId, signal).catch(notDoneIfMissing),
        );
      }
    }
  }
}

/** Treats missing settings as a step that isn't done. */
function notDoneIfMissing(thrown: unknown): false {
  const failure = Failure.from(thrown);
  if (failure.kind === 'not-found') return false;
  // logged but not shown, because the rest of the page works without this setting
  logFailure(failure);
  throw failure;
}

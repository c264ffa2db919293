import { addFaultFromNotation } from '../../../mocks/faults/faultNotation.ts';
import type { Action, Scene } from '../action.ts';
import { HeadlessApp } from '../HeadlessApp.ts';
import { patternOf, messagesShownIn } from '../perform.ts';
import type { Shown } from '../shownMessages.ts';
import type { Step } from '../step.ts';
import { inVirtualTime } from '../virtualTime.ts';
import { uncaughtErrors } from './uncaughtErrors.ts';
import { callFaults, RETRY_AFTER_MS, type CallFault, type FaultName } from './faults.ts';
import { slowTextOf, viewModelParts, stopWaiting } from './parts.ts';

/** The result of an action in which one request had a fault. */
export interface FaultResult {
  readonly fault: FaultName;
  readonly steps: readonly Step[];
  readonly shown: readonly Shown[];
  /** Uncaught errors. */
  readonly escaped: readonly string[];
  /** Whether typed and chosen values survived; undefined if there were none. */
  readonly keeps: boolean | undefined;
  /** The notice shown after 15 s without a response, if it disappeared after the response. */
  readonly saysSlow: string | undefined;
  /** Whether leaving the page aborted the request. */
  readonly givesUp: boolean | undefined;
  /** What is shown after a retry with a healthy host, if there is one. */
  readonly again: readonly Shown[] | undefined;
}

/** Just after the slow notice, in milliseconds, when an abandoned refresh has started again. */
const SLOW = 15_001;
/** Extra milliseconds before a late response. */
const LATER = 5000;
/** Delays of the automatic retries of a read, and of the reload after it, in milliseconds. */
const PAUSES = [500, 500, 1000, 500, 500, 1000];

/** Runs an action with a fault in one of its requests. */
export async function applyFault(action: Action, call: string, name: FaultName): Promise<FaultResult> {
  return inVirtualTime(async () => {
    const app = await HeadlessApp.in(action.state, action.viewModel);
    const scene = await action.open(app);
    let meeting: Omit<FaultResult, 'escaped'> | undefined;
    const escaped = await uncaughtErrors(
      async () => void (meeting = await runAction(app, scene, call, name)),
    );
    if (!meeting) throw new Error(`${action.id} came to nothing`);
    return { ...meeting, escaped };
  });
}

async function runAction(
  app: HeadlessApp,
  scene: Scene,
  call: string,
  name: FaultName,
): Promise<Omit<FaultResult, 'escaped'>> {
  const fault: CallFault = callFaults[name];
  arrange(app, call, fault);
  // delays writes so that the state before the response is visible
  const isHeld = fault.course !== undefined || !call.startsWith('GET');
  if (isHeld) app.calls.hold(fitting(call));
  await scene.act();
  const before = isHeld ? userInputOf(scene) : undefined;
  let saysSlow: string | undefined;
  let givesUp: boolean | undefined;
  if (fault.course === 'never answered') {
    await app.pass(SLOW);
    const parts = viewModelParts(scene.vm);
    saysSlow = slowTextOf(parts);
    stopWaiting(parts);
    await app.settle();
  } else if (fault.course === 'answered late') {
    await app.pass(SLOW);
    const said = slowTextOf(viewModelParts(scene.vm));
    await app.pass(LATER);
    app.calls.release();
    await app.settle();
    // stays while the browser leaves for another site
    const isLeaving = app.browser.address !== undefined;
    saysSlow = isLeaving || slowTextOf(viewModelParts(scene.vm)) === undefined ? said : undefined;
  } else {
    const asked = app.calls.givenUp.length;
    if (fault.course === 'left') scene.leave();
    await app.settle();
    if (fault.course === 'left') givesUp = app.calls.givenUp.length > asked;
    app.calls.release();
    await app.settle();
    for (const pause of PAUSES) if (app.calls.isWaiting) await app.pass(pause);
  }
  const shown = messagesShownIn(scene);
  // copies, because a retry may still add replies
  const steps = app.trace.steps.map((step) => ({ ...step }));
  const keeps = before === undefined ? undefined : userInputOf(scene) === before;
  // a refresh is sent no earlier than the host asked
  if (name === '429') await app.pass(RETRY_AFTER_MS);
  const again = fault.course === 'left' || !app.isSignedIn ? undefined : await tryAgain(app, scene);
  return { fault: name, steps, shown, keeps, saysSlow, givesUp, again };
}

function arrange(app: HeadlessApp, call: string, { notation, answer, isPassing = false }: CallFault): void {
  for (const fault of notation?.(call) ?? []) addFaultFromNotation(app.backend.faults, fault);
  if (answer) app.calls.answerInstead(fitting(call), answer, isPassing);
}

const fitting = (call: string) => (method: string, path: string) =>
  `${method} ${patternOf(method, path)}` === call;

/** What forms and other inputs hold; undefined without any. */
function userInputOf(scene: Scene): string | undefined {
  const forms = viewModelParts(scene.vm).forms.map(({ fields: { value } }) => (value ? { ...value } : value));
  const besides = scene.typed();
  return forms.length === 0 && besides === undefined ? undefined : JSON.stringify([forms, besides]);
}

/** Retries with a healthy host: reads again, or repeats the action. */
async function tryAgain(app: HeadlessApp, scene: Scene): Promise<readonly Shown[]> {
  app.backend.faults.clear();
  const isAwaited = app.calls.isWaiting;
  app.calls.recover();
  await app.settle();
  const failed = viewModelParts(scene.vm).reads.filter(({ failure }) => failure !== undefined);
  if (failed.length > 0) {
    if (scene.retry) await scene.retry();
    else for (const read of failed) read.retry();
  } else if (!isAwaited) await (scene.again ?? scene.act)();
  await app.settle();
  return messagesShownIn(scene);
}

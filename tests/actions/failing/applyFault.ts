import { addFaultFromNotation } from '../../../mocks/faults/faultNotation.ts';
import type { Action, Scene } from '../action.ts';
import { HeadlessApp } from '../HeadlessApp.ts';
import { patternOf, messagesShownIn } from '../perform.ts';
import type { Shown } from '../shownMessages.ts';
import { inVirtualTime } from '../virtualTime.ts';
import { uncaughtErrors } from './uncaughtErrors.ts';
import { followsSuccess } from './exceptions.ts';
import { callFaults, RETRY_AFTER_MS, type CallFault, type FaultName } from './faults.ts';
import { slowTextOf, viewModelParts, stopWaiting } from './parts.ts';

/** The result of an action after a fault in one request. */
export interface FaultResult {
  readonly shown: readonly Shown[];
  /** Uncaught errors. */
  readonly escaped: readonly string[];
  /** Whether typed and chosen values survived. Undefined without such values. */
  readonly keeps: boolean | undefined;
  /** The notice after 15 s without a response. Undefined if the notice stayed after the response. */
  readonly saysSlow: string | undefined;
  /** Whether leaving the page aborted the request. */
  readonly givesUp: boolean | undefined;
  /** The content of the screen after a retry without faults in the same tab. Undefined without a retry. */
  readonly again: readonly Shown[] | undefined;
}

/** A moment after the slow notice, in milliseconds. By then, an abandoned refresh has started again. */
const SLOW = 15_001;
/** The additional delay of a late response, in milliseconds. */
const LATER = 5000;
/** The delays of a read's automatic retries, and of those after a reload, in milliseconds. */
const PAUSES = [500, 500, 1000, 500, 500, 1000];

interface Trial {
  /** A request of the action. */
  readonly call: string;
  readonly name: FaultName;
}

/** Runs an action with a fault in one of the action's requests. */
export async function applyFault(action: Action, call: string, name: FaultName): Promise<FaultResult> {
  const trial = { call, name };
  return inVirtualTime(async () => {
    const app = await HeadlessApp.in(action.state);
    const scene = await action.open(app);
    let meeting: Omit<FaultResult, 'escaped'> | undefined;
    const escaped = await uncaughtErrors(async () => {
      const met = await runAction(app, scene, trial);
      meeting = { ...met, again: await recover({ app, action, scene, trial }) };
    });
    if (!meeting) throw new Error(`${action.id} came to nothing: ${escaped.join()}`);
    return { ...meeting, escaped };
  });
}

async function runAction(
  app: HeadlessApp,
  scene: Scene,
  trial: Trial,
): Promise<Omit<FaultResult, 'escaped' | 'again'>> {
  const { call, name } = trial;
  const { course }: CallFault = callFaults[name];
  arrange(app, trial);
  // delays writes, so that the state before the response is visible
  const isHeld = course !== undefined || !call.startsWith('GET');
  if (isHeld) app.calls.hold(fitting(call));
  await scene.act();
  const before = isHeld ? userInputOf(scene) : undefined;
  let saysSlow: string | undefined;
  let givesUp: boolean | undefined;
  if (course === 'never answered' || course === 'half answered') {
    if (course === 'half answered') app.calls.release();
    await app.settle();
    await app.pass(SLOW);
    saysSlow = await stopAllWaits(app, scene);
  } else if (course === 'answered late') {
    await app.pass(SLOW);
    const said = slowTextOf(viewModelParts(scene.vm));
    await app.pass(LATER);
    app.calls.release();
    await app.settle();
    // the slow notice stays while the browser opens another site
    const isLeaving = app.browser.address !== undefined;
    saysSlow = isLeaving || slowTextOf(viewModelParts(scene.vm)) === undefined ? said : undefined;
  } else {
    const asked = app.calls.aborted.length;
    if (course === 'left') scene.leave();
    await app.settle();
    if (course === 'left') givesUp = app.calls.aborted.length > asked;
    app.calls.release();
    await app.settle();
    for (const pause of PAUSES) if (app.calls.isWaiting) await app.pass(pause);
  }
  const shown = messagesShownIn(scene);
  const keeps = before === undefined ? undefined : userInputOf(scene) === before;
  return { shown, keeps, saysSlow, givesUp };
}

/** Stops all slow waits. Returns the notice that mentioned them. */
async function stopAllWaits(app: HeadlessApp, scene: Scene): Promise<string | undefined> {
  const parts = viewModelParts(scene.vm);
  const said = slowTextOf(parts);
  stopWaiting(parts);
  await app.settle();
  return said;
}

function arrange({ backend, calls }: HeadlessApp, { call, name }: Trial): void {
  const { notation, answer, isPassing = false, course }: CallFault = callFaults[name];
  for (const fault of notation?.(call) ?? []) addFaultFromNotation(backend.faults, fault);
  if (answer) calls.answerInstead(fitting(call), answer, isPassing);
  if (course === 'half answered') calls.stall(fitting(call));
}

const fitting = (call: string) => (method: string, path: string) =>
  `${method} ${patternOf(method, path)}` === call;

/** Returns the content of forms and other inputs. Undefined without any. */
function userInputOf(scene: Scene): string | undefined {
  const forms = viewModelParts(scene.vm).forms.map(({ fields: { value } }) => (value ? { ...value } : value));
  const besides = scene.typed();
  return forms.length === 0 && besides === undefined ? undefined : JSON.stringify([forms, besides]);
}

interface Failed {
  readonly app: HeadlessApp;
  readonly action: Action;
  readonly scene: Scene;
  readonly trial: Trial;
}

/**
 * Repeats the action like a user after the host has recovered, without a reload. Responses that are still
 * missing never arrive.
 * @returns the content of the screen then, or undefined if there is nothing to repeat
 */
async function recover({ app, action, scene, trial }: Failed): Promise<readonly Shown[] | undefined> {
  const { call, name } = trial;
  app.backend.faults.clear();
  app.calls.recover();
  // the app sends no request before the time in Retry-After
  if (name === '429') await app.pass(RETRY_AFTER_MS);
  await app.settle();
  if (!app.isSignedIn) app.signInAgain();
  else if (name !== 'left') return retryIn(app, scene);
  // a write continues after the user has left the page
  else if (!call.startsWith('GET')) return undefined;
  const reopened = await action.open(app);
  if (!followsSuccess(action.id, call)) await reopened.act();
  await app.settle();
  return messagesShownIn(reopened);
}

/** Reads again, or repeats the action. */
async function retryIn(app: HeadlessApp, scene: Scene): Promise<readonly Shown[]> {
  const failed = viewModelParts(scene.vm).reads.filter(({ failure }) => failure !== undefined);
  if (failed.length > 0) {
    if (scene.retry) await scene.retry();
    else for (const read of failed) read.retry();
  } else await (scene.again ?? scene.act)();
  await app.settle();
  const { tasks, polls } = viewModelParts(scene.vm);
  // a retry joins the earlier attempt until that attempt times out
  if (tasks.some(({ running }) => running) || polls.some(({ isLate }) => isLate)) await app.pass(SLOW);
  return messagesShownIn(scene);
}

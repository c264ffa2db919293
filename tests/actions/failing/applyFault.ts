import type { Action, Scene } from '../action.ts';
import { HeadlessApp } from '../HeadlessApp.ts';
import { messagesShownIn } from '../perform.ts';
import type { Shown } from '../shownMessages.ts';
import { inVirtualTime } from '../virtualTime.ts';
import { withUncaughtErrors } from './uncaughtErrors.ts';
import { followsSuccess } from './exceptions.ts';
import { callFaults, REFRESH, RETRY_AFTER_MS, type CallFault, type FaultName } from './faults.ts';
import { slowTextOf, viewModelParts, stopWaiting } from './parts.ts';

/** The result of an action after a fault in one request. */
export type FaultResult = Awaited<ReturnType<typeof applyFault>>;

/** A moment after the slow notice, in milliseconds. By then, an abandoned refresh has started again. */
const SLOW = 15_001;
/** The additional delay of a late response, in milliseconds. */
const LATER = 5000;
/** The delays of a read's automatic retries, and of those after a reload, in milliseconds. */
const PAUSES = [500, 500, 1000, 500, 500, 1000];

interface Trial {
  readonly app: HeadlessApp;
  readonly action: Action;
  readonly scene: Scene;
  /** The request with the fault. */
  readonly call: string;
  readonly name: FaultName;
}

/** Runs an action with a fault in one of the action's requests, and then repeats it without the fault. */
export const applyFault = (action: Action, call: string, name: FaultName) =>
  inVirtualTime(async () => {
    const app = await HeadlessApp.in(action.state);
    const trial = { app, action, scene: await action.open(app), call, name };
    return withUncaughtErrors(async () => ({ ...(await runWithFault(trial)), again: await recover(trial) }));
  });

async function runWithFault({ app, scene, call, name }: Trial) {
  const { fault, refresh, answer, isPassing: once = false, course }: CallFault = callFaults[name];
  if (fault) app.backend.faults[once ? 'next' : 'always'](fault, call);
  if (refresh) app.backend.faults.always(refresh, REFRESH);
  if (answer) app.calls.replacement = { call, answer, once };
  // delays writes, so that the state before the response is visible
  const isHeld = course !== undefined || !call.startsWith('GET');
  if (isHeld) app.calls.hold(call);
  await scene.act();
  const before = isHeld ? userInputOf(scene) : undefined;
  /** The notice after 15 s without a response. Undefined if the notice stayed after the response. */
  let saysSlow: string | undefined;
  /** Whether leaving the page aborted the request. */
  let givesUp: boolean | undefined;
  if (course === 'never answered') {
    if (answer) app.calls.release();
    await app.settle();
    await app.pass(SLOW);
    saysSlow = slowTextOf(scene.vm);
    stopWaiting(scene.vm);
    await app.settle();
  } else if (course === 'answered late') {
    await app.pass(SLOW);
    const said = slowTextOf(scene.vm);
    await app.pass(LATER);
    app.calls.release();
    await app.settle();
    // the slow notice stays while the browser opens another site
    const isLeaving = app.browser.address !== undefined;
    saysSlow = isLeaving || slowTextOf(scene.vm) === undefined ? said : undefined;
  } else {
    const { aborted } = app.calls;
    if (course === 'left') scene.leave();
    await app.settle();
    givesUp = app.calls.aborted > aborted;
    app.calls.release();
    await app.settle();
    for (const pause of PAUSES) if (app.calls.isWaiting) await app.pass(pause);
  }
  /** Whether typed and chosen values survived. Undefined without such values. */
  const keeps = before === undefined ? undefined : userInputOf(scene) === before;
  return { shown: messagesShownIn(scene), keeps, saysSlow, givesUp };
}

/** Returns the content of forms and other inputs. Undefined without any. */
function userInputOf(scene: Scene): string | undefined {
  const forms = viewModelParts(scene.vm).forms.map(({ fields: { value } }) => (value ? { ...value } : value));
  const besides = scene.typed();
  return forms.length === 0 && besides === undefined ? undefined : JSON.stringify([forms, besides]);
}

/**
 * Repeats the action like a user after the host has recovered, without a reload. Responses that are still
 * missing never arrive.
 * @returns the content of the screen then, or undefined if there is nothing to repeat
 */
async function recover({ app, action, scene, call, name }: Trial): Promise<readonly Shown[] | undefined> {
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
  if (failed.length === 0) await scene.again();
  else if (scene.retry) await scene.retry();
  else for (const read of failed) read.retry();
  await app.settle();
  const { tasks, polls } = viewModelParts(scene.vm);
  // a retry joins the earlier attempt until that attempt times out
  if (tasks.some(({ running }) => running) || polls.some(({ isLate }) => isLate)) await app.pass(SLOW);
  return messagesShownIn(scene);
}

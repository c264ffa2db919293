import type { Backend } from '../backend.ts';
import { addFaultFromNotation } from '../faults/faultNotation.ts';
import { COMMANDS, type Command } from './urlCommandNames.ts';
import { createOrder, signInPerson } from './browserControls.ts';
import { clearSession } from './pageSession.ts';
import { startSandbox } from './sandbox/startSandbox.ts';
import { SIGNED_OUT } from './sandbox/currentStateLink.ts';
import type { Sandbox } from './sandbox/sandbox.ts';

/**
 * Applies the URL's commands for the backend before the app starts, and removes them from the URL. A failed
 * command is logged, and the others still apply.
 * @param send the `fetch` for sign-in requests
 * @returns one sentence per failed command
 */
export async function applyUrlCommands(
  backend: Backend,
  send: typeof fetch = fetch,
): Promise<readonly string[]> {
  const failures: string[] = [];
  const query = removeFromAddress();
  const sandbox: { -readonly [Key in keyof Sandbox]: Sandbox[Key] } = {};
  const run: Readonly<Record<Command, (value: string) => unknown>> = {
    /** An ISO 8601 instant at which to freeze the clock. */
    clock: (instant) => (sandbox.clock = instantOf(instant)),
    /** A random seed for the restaurants' people, calls, and orders. */
    seed: (number) => (sandbox.seed = wholeNumber(number)),
    scenario: async (name) => (sandbox.scenario = await scenarioOf(name)),
    as: (email) => (email === SIGNED_OUT ? clearSession() : signInPerson(backend, email, send)),
    token: (state) => among({ expired: () => backend.expireTokens() }, state),
    /** Extra delay for every request, in milliseconds. */
    latency: (milliseconds) => (backend.latencyMs = wholeNumber(milliseconds)),
    orders: (what) =>
      among(
        {
          paused: () => (backend.ordersPaused = true),
          arriving: () => (backend.ordersPaused = false),
          one: () => createOrder(backend),
        },
        what,
      ),
    fault: (notation) => addFaultFromNotation(backend.faults, notation),
  };

  async function runAll(names: readonly Command[]) {
    for (const name of names) {
      for (const value of query.getAll(name)) {
        await (async () => run[name](value))().catch((error: unknown) => {
          console.error(error);
          failures.push(error instanceof Error ? error.message : String(error));
        });
      }
    }
  }
  const sandboxCommands: readonly Command[] = ['clock', 'seed', 'scenario'];
  await runAll(sandboxCommands);
  if (Object.keys(sandbox).length > 0) await startSandbox(backend, sandbox);
  await runAll(COMMANDS.filter((name) => !sandboxCommands.includes(name)));
  return failures;
}

/** Removes the commands from the URL and returns them. */
function removeFromAddress(): URLSearchParams {
  const url = new URL(location.href);
  const query = new URLSearchParams(url.search);
  for (const name of COMMANDS) url.searchParams.delete(name);
  // keeps the app's own query unchanged
  if (url.searchParams.size < query.size) history.replaceState(history.state, '', url);
  return query;
}

/** Parses an ISO 8601 instant. @throws Error for other text */
function instantOf(text: string): string {
  const instant = Date.parse(text);
  if (Number.isNaN(instant))
    throw new Error(`"${text}" is not an ISO 8601 time. Example: 2026-03-08T06:30:00Z.`);
  return new Date(instant).toISOString();
}

/** Parses a whole number of 0 or more. @throws Error for other text */
function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`"${text}" is not a whole number.`);
  return Number(text);
}

async function scenarioOf(name: string) {
  const { isScenarioName } = await import('../scenarios/scenarios.ts');
  if (isScenarioName(name)) return name;
  throw new Error(`Unknown scenario "${name}".`);
}

function among(choices: Readonly<Record<string, () => unknown>>, name: string): unknown {
  const chosen = Object.hasOwn(choices, name) ? choices[name] : undefined;
  if (!chosen) throw new Error(`"${name}" is not one of ${Object.keys(choices).join(', ')}.`);
  return chosen();
}

import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { PACT_FILE } from './support/pactFile.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder for the draft pacts of this run. */
    readonly pactsDraft: string;
  }
}

/**
 * Global setup of the consumer tests, which write a draft of the pact. The draft replaces the pact only after
 * a complete, passing run, because a partial pact would lack interactions.
 */
export default async function freshPacts(project: TestProject): Promise<() => Promise<void>> {
  // set before Pact loads; the test processes inherit this variable
  process.env['PACT_DO_NOT_TRACK'] = 'true';
  const draft = await mkdtemp(join(tmpdir(), 'pacts-'));
  project.provide('pactsDraft', draft);
  return async () => {
    const { testFiles } = await project.globTestFiles();
    const { state } = project.vitest;
    const modules = state.getTestModules().filter((module) => module.project === project);
    if (allPassed(testFiles, modules) && state.getUnhandledErrors().length === 0) {
      await copyFile(join(draft, basename(PACT_FILE)), PACT_FILE);
    } else {
      console.log(
        'contracts/pacts is unchanged: only a complete, passing run of the consumer tests writes it',
      );
    }
    await rm(draft, { recursive: true });
  };
}

/** The fields of Vitest's test modules that are used here. */
interface RunModule {
  readonly moduleId: string;
  readonly children: { allTests(): Iterable<{ result(): { readonly state: string } }> };
  state(): string;
}

/** Whether every test of these files ran and passed. */
export function allPassed(testFiles: readonly string[], modules: readonly RunModule[]): boolean {
  const passed = modules
    .filter((module) => module.state() === 'passed')
    .filter(({ children }) => [...children.allTests()].every((test) => test.result().state === 'passed'))
    .map(({ moduleId }) => moduleId);
  return testFiles.every((file) => passed.includes(file));
}

import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { PACT_FILE, PACTS_FOLDER } from './support/pactFile.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder for this run's draft pacts. */
    readonly pactsDraft: string;
  }
}

/**
 * Global setup of the consumer tests. They write a draft that replaces the pact only after a complete,
 * passing run, because a partial pact would silently drop agreements.
 */
export default async function freshPacts(project: TestProject): Promise<() => Promise<void>> {
  // set before Pact loads and inherited by test processes
  process.env['PACT_DO_NOT_TRACK'] = 'true';
  const draft = await mkdtemp(join(tmpdir(), 'pacts-'));
  project.provide('pactsDraft', draft);
  return async () => {
    if (await allPassed(project)) {
      await mkdir(PACTS_FOLDER, { recursive: true });
      await copyFile(join(draft, basename(PACT_FILE)), PACT_FILE);
    } else {
      console.log(
        'contracts/pacts is unchanged: only a complete, passing run of the consumer tests writes it',
      );
    }
    await rm(draft, { recursive: true });
  };
}

async function allPassed(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const { state } = project.vitest;
  const passed = state
    .getTestModules()
    .filter((module) => module.project === project && module.state() === 'passed')
    .filter((module) => module.children.allTests().every((test) => test.result().state === 'passed'))
    .map(({ moduleId }) => moduleId);
  return testFiles.every((file) => passed.includes(file)) && state.getUnhandledErrors().length === 0;
}

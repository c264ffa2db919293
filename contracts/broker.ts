import { execFileSync, spawnSync } from 'node:child_process';
import { CONSUMER, PACTS_FOLDER } from './support/pactFile.ts';

const HELP = `Works with a Pact Broker through Pact's command-line tool.

npm run contracts:broker -- publish                   publishes this commit's pacts under its branch
npm run contracts:broker -- can-i-deploy ENVIRONMENT  checks that every provider there keeps them; exits with code 1 if not
npm run contracts:broker -- deployed ENVIRONMENT      records that this commit now runs there
npm run contracts:broker -- environments              creates the environments test and production, once

  PACT_BROKER_BASE_URL                        the broker's address
  PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
  GIT_COMMIT, GIT_BRANCH                      override the checked-out commit and branch`;

const ENVIRONMENTS = { test: [], production: ['--production'] };

/** Translates a command to calls of the Pact CLI. @throws Error for an unknown command */
export function brokerCalls(
  [command = '', environment = '']: readonly string[],
  { commit, branch }: { readonly commit: string; readonly branch: string },
): readonly (readonly string[])[] {
  const version = ['--pacticipant', CONSUMER, '--version', commit];
  switch (command) {
    case 'publish':
      return [['publish', PACTS_FOLDER, '--consumer-app-version', commit, '--branch', branch]];
    case 'can-i-deploy':
      return [['can-i-deploy', ...version, '--to-environment', named(environment)]];
    case 'deployed':
      return [['record-deployment', ...version, '--environment', named(environment)]];
    case 'environments':
      return Object.entries(ENVIRONMENTS).map(([name, kind]) => [
        'create-environment',
        '--name',
        name,
        ...kind,
      ]);
    default:
      throw new Error(HELP);
  }
}

function named(environment: string): string {
  if (environment === '') throw new Error(HELP);
  return environment;
}

function main(): void {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const checkedOut = {
    commit: process.env['GIT_COMMIT'] || git('rev-parse', 'HEAD'),
    branch: process.env['GIT_BRANCH'] || git('rev-parse', '--abbrev-ref', 'HEAD'),
  };
  for (const call of brokerCalls(process.argv.slice(2), checkedOut)) {
    const { status } = spawnSync('pact-broker', call, { stdio: 'inherit' });
    if (status !== 0) {
      process.exitCode = status ?? 1;
      return;
    }
  }
}

if (import.meta.main) {
  try {
    main();
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    process.exitCode = process.argv.includes('--help') ? 0 : 1;
  }
}

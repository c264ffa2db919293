import { describe, expect, it } from 'vitest';
import { brokerCalls } from './broker.ts';
import { PACTS_FOLDER } from './support/pactFile.ts';

const checkedOut = { commit: 'abc123', branch: 'spring-menu' };
const calls = (...command: readonly string[]) =>
  brokerCalls(command, checkedOut).map((call) => call.join(' '));

describe('brokerCalls', () => {
  it('publishes the pacts under their commit and branch', () => {
    expect(calls('publish')).toEqual([
      `publish ${PACTS_FOLDER} --consumer-app-version abc123 --branch spring-menu`,
    ]);
  });

  it('checks and records a commit by environment', () => {
    expect(calls('can-i-deploy', 'production')).toEqual([
      'can-i-deploy --pacticipant tableside-web --version abc123 --to-environment production',
    ]);
    expect(calls('deployed', 'test')).toEqual([
      'record-deployment --pacticipant tableside-web --version abc123 --environment test',
    ]);
  });

  it('creates two environments, one of them production', () => {
    expect(calls('environments')).toEqual([
      'create-environment --name test',
      'create-environment --name production --production',
    ]);
  });

  it.each([[], ['publish-all'], ['can-i-deploy']])(
    'lists the commands for unknown input: %j',
    (...command) => {
      expect(() => brokerCalls(command, checkedOut)).toThrow('npm run contracts:broker');
    },
  );
});

import { execSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverFilesFolder } from '../serverFilesFolder.ts';
import { refusedLicenses, type LockFile } from './licenses.ts';
import { AUDIT, AUDIT_TIMEOUT_MS, describeAudit } from './vulnerabilities.ts';

// The last build step. Fails if a shipped package's license is not allowed, and writes a CycloneDX bill of
// materials from the lock file. Prints known vulnerabilities without failing the build, because they can
// appear on any day and a source may be missing.

interface Bill {
  readonly metadata: { readonly component: { name: string } };
}

const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly name: string };
const refused = refusedLicenses(JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile);
if (refused.length > 0) {
  throw new Error(
    `Licenses not allowed: ${refused.join(', ')}. deploy/materials/licenses.ts lists the allowed ones.`,
  );
}

const asked =
  'npm sbom --sbom-format=cyclonedx --sbom-type=application --omit=dev --omit=optional --package-lock-only';
const bill = JSON.parse(execSync(asked, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })) as Bill;
// npm would use the folder's name
bill.metadata.component.name = name;
const folder = serverFilesFolder('dist');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'materials.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);

const [program = '', ...given] = AUDIT.split(' ');
const audit = spawnSync(program, given, {
  encoding: 'utf8',
  timeout: AUDIT_TIMEOUT_MS,
  killSignal: 'SIGKILL',
});
// there is no output if npm didn't start
process.stdout.write(`${describeAudit(audit.stdout ?? '')}\n`);

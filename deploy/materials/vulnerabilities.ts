/** The fields of `npm audit --json` that are used. An error has none of these fields. */
interface Audit {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly via: readonly (string | Advisory)[] }>
  >;
}

interface Advisory {
  readonly title: string;
  readonly url: string;
}

/** Checks the packages in the bill of materials. The limits keep the build fast if nothing responds. */
export const AUDIT =
  'npm audit --json --omit=dev --omit=optional --package-lock-only --fetch-retries=0 --fetch-timeout=3000';

/** The maximum duration of the check. */
export const AUDIT_TIMEOUT_MS = 5000;

const UNCHECKED =
  'Not checked for known vulnerabilities, because no source responded. Check it later: npm audit --omit=dev';

/**
 * Describes the known vulnerabilities of shipped packages, one per line, or says that no source responded.
 * Leaves out the audit's own messages, because they name the registry.
 * @param output the output of {@link AUDIT}, possibly cut off or empty
 */
export function describeAudit(output: string): string {
  const { vulnerabilities } = parsed(output);
  if (!vulnerabilities) return UNCHECKED;
  const lines = Object.entries(vulnerabilities).flatMap(([name, { severity, via }]) =>
    // a string names a vulnerable dependency, which has its own entry
    via.flatMap((each) =>
      typeof each === 'string' ? [] : [`  ${name} (${severity}): ${each.title}, ${each.url}`],
    ),
  );
  return lines.length === 0
    ? 'No known vulnerabilities in the shipped packages.'
    : ['Known vulnerabilities in the shipped packages:', ...lines].join('\n');
}

function parsed(output: string): Audit {
  try {
    return (JSON.parse(output) ?? {}) as Audit;
  } catch {
    return {};
  }
}

import { sessionText } from '#ui/texts/sessionText.ts';
import { exceptions, WITHOUT_RENEWAL } from './failing/exceptions.ts';
import { renewalFaults, rules } from './failing/expected.ts';
import { callFaults, HOST_WORDS } from './failing/faults.ts';
import { recordAll } from './handbook.ts';

/** Recorded at import, because Vite's runner is gone afterwards. */
export const recorded = await recordAll();

/** The files with the fault rules. */
export const faultSources = {
  callFaults,
  rules,
  renewalFaults,
  withoutRenewal: WITHOUT_RENEWAL,
  exceptions,
  hostWords: HOST_WORDS,
  ended: sessionText.ended,
};

import { sessionText } from '#ui/texts/sessionText.ts';
import { exceptions } from './failing/exceptions.ts';
import { rules } from './failing/expected.ts';
import { callFaults, HOST_WORDS } from './failing/faults.ts';
import { recordAll } from './handbook.ts';

/** Recorded at import, because Vite's runner is gone afterwards. */
export const recorded = await recordAll();

/** The files with the fault rules. */
export const faultSources = {
  callFaults,
  rules,
  exceptions,
  hostWords: HOST_WORDS,
  ended: sessionText.ended,
};

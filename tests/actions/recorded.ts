import { sessionText } from '#ui/texts/sessionText.ts';
import { exceptions } from './failing/exceptions.ts';
import { rules } from './failing/expected.ts';
import { callFaults, HOST_WORDS } from './failing/faults.ts';
import { recordAll } from './handbook.ts';

/** Made while it is imported: whoever imports it by Vite's runner has no runner any more after that. */
export const recorded = await recordAll();

/** By which rules the failures of it are told. */
export const faultSources = {
  callFaults,
  rules,
  exceptions,
  hostWords: HOST_WORDS,
  ended: sessionText.ended,
};

import { SETTING_WORDS } from './faults.ts';

/** An intended disagreement between the contract and an adapter. */
interface Exception {
  readonly because: string;
  readonly kinds: RegExp;
  /** Whether the verification passes it. */
  readonly passes: boolean;
  readonly path?: RegExp;
  /** The interaction's description. */
  readonly of?: RegExp;
  readonly adapter?: 'kept' | 'lost' | 'refused';
}

/** Mutations that an adapter reads, but a screen cannot use. */
export const NEVER_COPED = ({ kind, path }: { readonly kind: string; readonly path: string }): boolean =>
  kind === 'capitals' && SETTING_WORDS.some((word) => path.includes(`.${word}`));

export const EXCEPTIONS: readonly Exception[] = [
  {
    because: 'a line without text is no speech, so one line may lack it',
    kinds: /^(empty text)$/,
    passes: true,
    path: /\.message$/,
  },
  {
    because: 'the state decides whether a list may be empty',
    kinds: /^empty list$/,
    passes: true,
    adapter: 'lost',
  },
  {
    because: 'the console reads a number from a text, but no host should rely on it',
    kinds: /^other scalar$/,
    passes: false,
  },
  {
    because: 'the state decides whether a text may be empty',
    kinds: /^empty text$/,
    passes: false,
  },
  {
    because: 'the console has an empty list where the list is missing',
    kinds: /^(drop|rename|null|retype|empty object)$/,
    passes: false,
    path: /^\$(\.(orders|logs|changes|data|categories))?$/,
  },
  {
    because: 'an odd value that only decides about a mark, a button, or the place of a line is left out',
    kinds: /^(drop|rename|null|retype|empty object)$/,
    passes: false,
    path: /\.(isPrinted|rollbackAvailable|call_successful|has_audio|has_more|time|time_in_call_secs)$|\.(transcript|messages)\[.\](\.role)?$/,
  },
  {
    because: 'the session check at start-up tells a 403 from other refusals (see rule: session)',
    kinds: /^status$/,
    passes: false,
    of: /of a revoked session$/,
  },
  {
    because: 'a refresh that is declined ends the session as well as one that grants nothing',
    kinds: /^success: false$/,
    passes: false,
    of: /access token that is not granted$/,
  },
];

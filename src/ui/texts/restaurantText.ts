import type { Failure } from '#application/Failure.ts';
import { rejectedField } from '#domain/restaurants/rejectedField.ts';
import type { RestaurantField } from '#domain/restaurants/restaurant.ts';
import type { RestaurantProblem, RestaurantRules } from '#domain/restaurants/restaurantProblems.ts';
import { brand } from './brand.ts';
import { countWithNoun, formatNumber } from './numbers.ts';

const UNEXPECTED = 'An unexpected error occurred';

/** Problem texts of the form's fields. The specification fixes all but the last. */
const sentences = {
  name: { required: 'Restaurant name is required' },
  description: { required: 'Description is required' },
  address: { required: 'Address is required' },
  phone: { required: 'Phone number is required', malformed: 'Please enter a valid phone number' },
  email: { required: 'Email is required', malformed: 'Please enter a valid email address' },
  telephonyPhoneId: { required: 'VAPI Phone ID is required' },
  telephonyPhoneNumber: {
    required: 'VAPI Phone Number is required',
    malformed: 'Please enter a valid phone number',
  },
  ownerEmail: {
    required: 'Owner email is required',
    malformed: 'Please enter a valid owner email address',
  },
  ownerPassword: {
    required: 'Owner password is required',
    'too-short': 'Password must be at least 8 characters long',
  },
  ownerFirstName: { required: 'Owner first name is required' },
  ownerLastName: { required: 'Owner last name is required' },
  menuJson: {
    required: 'Menu JSON is required',
    malformed: 'Menu JSON is not valid. Please check the format.',
  },
  backgroundSound: { malformed: 'Please enter a URL, like https://example.com/sound.mp3' },
} satisfies { readonly [Field in keyof RestaurantRules]: Readonly<Record<RestaurantRules[Field], string>> };

export function restaurantProblemText({ field, problem }: RestaurantProblem): string {
  const ofField: Readonly<Partial<Record<RestaurantProblem['problem'], string>>> = sentences[field];
  return ofField[problem] ?? '';
}

/** Texts of creating, editing, and deleting a restaurant. The specification fixes the failures. */
export const restaurantText = {
  /** Explains the Menu JSON field, next to its label. */
  menuJson: 'JSON is a text format for software. See the sample menu for an example.',
  loadFailed: 'Failed to load restaurant details',
  submitFailed,
  /** Shown if there was no response. */
  unexpected: UNEXPECTED,
  deleteFailed: (failure: Failure) => `Error: ${failure.serverMessage ?? deleteProblem(failure)}`,
  mismatch: (name: string) => `Text doesn't match. Please type "${name}" exactly.`,
  /** Shown to users without permission. */
  notAllowed: (action: 'edit' | 'delete', name: string) => `Only an owner or admin can ${action} ${name}.`,
  created: (name: string) => `${name} created`,
  saved: (name: string) => `${name} saved`,
  deleted: (name: string) => `${name} deleted`,
  alreadyDeleted: (name: string) => `${name} was already deleted by someone else.`,
  /** Says that the restaurant may exist, after a lost connection. */
  maybeCreated:
    "The restaurant may already exist. It's safe to try again: you won't get a duplicate. Your entries are still here.",
  maybeSaved: 'Your entries are still here. You can save again.',
};

/** Returns the texts of a restaurant's form. @param has returns whether the form has a field */
export const restaurantFormTexts = (has: (field: RestaurantField) => boolean) => ({
  problems: (problems: readonly RestaurantProblem[]) =>
    Object.fromEntries(problems.map((problem) => [problem.field, restaurantProblemText(problem)])),
  refusal(failure: Failure) {
    const { status, serverMessage: message } = failure;
    const field = rejectedField({ status, message }, has);
    return field && { field, text: submitFailed(failure) };
  },
});

/** Returns the message of a failed request, which differs if the host refused the request. */
function submitFailed({ kind, serverMessage }: Failure): string {
  if (serverMessage !== undefined) return serverMessage;
  const hasAnswered = kind === 'rejected' || kind === 'not-found' || kind === 'unauthenticated';
  return hasAnswered ? 'Something went wrong' : UNEXPECTED;
}

function deleteProblem({ kind }: Failure): string {
  return kind === 'unreachable'
    ? "Couldn't reach the server. Check whether the restaurant is still there."
    : 'Failed to delete restaurant';
}

const { telephony } = brand;

export const createRestaurantStepText = {
  phoneLine: `The phone number that guests call. ${telephony} is the telephony service that connects those calls to your agent.`,
  owner:
    "The owner gets their own login. You'll be an admin. Use an email address that doesn't have an account yet, not the one you're signed in with.",
  voice: 'You can listen to each voice after creating the restaurant, in its settings under Voice.',
  progress: 'Steps',
  back: 'Back',
  next: 'Next',
  complete: 'Complete',
  missing: (count: number) => `${countWithNoun(count, 'field')} left`,
  wrong: (count: number) => `${countWithNoun(count, 'field')} to fix`,
  /** Shown if Next finds problems in a step. */
  blocked: 'Fill in the marked fields, or choose another step and come back later.',
  /** Shown if creating finds problems. */
  attention: (count: number, steps: readonly string[]) =>
    `${count === 1 ? 'One field needs' : `${count} fields need`} your attention. Check ${steps.length === 1 ? 'this step' : 'these steps'}: ${steps.join(', ')}.`,
  /** For users who don't know the telephony service's details. */
  noLine: `Don't have a ${telephony} number? Ask the person who set up your phone line, or `,
  askSupport: 'ask us for one',
  askSupportSubject: 'Phone line for a new restaurant',
};

export const phoneLineHelp = {
  phoneNumber: `The number at ${telephony} that guests call, like +1 607 555 0100.`,
  phoneId: `A long code that identifies this number. In the ${telephony} dashboard, open Phone Numbers, choose the number, and copy its ID.`,
  assistantId: `Your agent's name at ${telephony}. If you leave this field empty, we generate the name from the restaurant's name.`,
};

export const startingMenuText = {
  title: 'Menu',
  file: 'Import a menu file',
  fileHelp: 'CSV or Excel, such as an export from Square, Toast, or Clover.',
  later: 'Add the menu later',
  laterHelp: 'Your menu starts empty. Add dishes in the Menu Builder before your phone goes live.',
  own: 'Using your own menu JSON. You can edit it under Advanced.',
  howToFix: 'Choose one of the options.',
  noFileYet: 'Choose a file, or add the menu later.',
  read: (file: string, { items, categories }: { readonly items: number; readonly categories: number }) =>
    `${file}: ${countWithNoun(items, 'item')} in ${categories === 1 ? '1 category' : `${formatNumber(categories)} categories`}`,
  advanced: 'Advanced',
  advancedHelp: 'The menu as JSON, if you prefer to write it yourself.',
};

/** Texts of the question before the user's own menu JSON is replaced. */
export const replaceMenuText = {
  title: 'Replace the menu?',
  sample: 'The sample menu replaces your Menu JSON.',
  file: 'The menu file replaces your Menu JSON.',
  later: 'An empty menu replaces your Menu JSON.',
  keep: 'Keep my menu',
  confirm: 'Replace',
};

export const restaurantLabel: Readonly<Record<RestaurantField, string>> = {
  name: 'Restaurant name',
  description: 'Description',
  address: 'Address',
  phone: 'Phone number',
  email: 'Email',
  website: 'Website',
  tagline: 'Tagline',
  telephonyPhoneId: 'VAPI Phone ID',
  telephonyPhoneNumber: 'VAPI Phone Number',
  assistantId: 'Assistant ID',
  ownerEmail: 'Owner email',
  ownerPassword: 'Owner password',
  ownerFirstName: 'Owner first name',
  ownerLastName: 'Owner last name',
  menuJson: 'Menu JSON',
  voiceId: 'Voice',
  firstMessage: 'First message',
  backgroundSound: 'Background sound URL',
};

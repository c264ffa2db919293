import type { Failure } from '#application/Failure.ts';
import type { RestaurantField } from '#domain/restaurants/restaurant.ts';
import type { RestaurantProblem, RestaurantRules } from '#domain/restaurants/restaurantProblems.ts';

/** Problems of form fields. The specification fixes all but the last. */
const sentences = {
  name: { required: 'Restaurant name is required' },
  description: { required: 'Description is required' },
  address: { required: 'Address is required' },
  phone: { required: 'Phone number is required', malformed: 'Please enter a valid phone number' },
  email: { required: 'Email is required', malformed: 'Please enter a valid email address' },
  telephonyPhoneId: { required: 'VAPI Phone ID is required' },
  telephonyPhoneNumber: { required: 'VAPI Phone Number is required' },
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
  backgroundSound: { malformed: 'Please enter a web address, like https://example.com/sound.mp3' },
} satisfies { readonly [Field in keyof RestaurantRules]: Readonly<Record<RestaurantRules[Field], string>> };

export function restaurantProblemText({ field, problem }: RestaurantProblem): string {
  const ofField: Readonly<Partial<Record<RestaurantProblem['problem'], string>>> = sentences[field];
  return ofField[problem] ?? '';
}

/** Texts of creating, editing, and deleting a restaurant. The specification fixes the failures. */
export const restaurantText = {
  /** Explains the field, next to its label. */
  menuJson: 'JSON is a text format for software. See the sample menu for an example.',
  loadFailed: 'Failed to load restaurant details',
  submitFailed,
  deleteFailed: (failure: Failure) => `Error: ${failure.serverMessage ?? deleteProblem(failure)}`,
  mismatch: (name: string) => `Text doesn't match. Please type "${name}" exactly.`,
  /** Shown to users without permission. */
  notAllowed: (action: 'edit' | 'delete', name: string) => `Only an owner or admin can ${action} ${name}.`,
  created: (name: string) => `${name} created`,
  saved: (name: string) => `${name} saved`,
  deleted: (name: string) => `${name} deleted`,
  /** What a lost connection leaves open. */
  maybeCreated:
    'Your entries are kept. The restaurant may have been created. Check your list before you try again.',
  maybeSaved: 'Your entries are kept. You can save again.',
};

/** Tells a refusal by the host from other failures. */
function submitFailed({ kind, serverMessage }: Failure): string {
  if (serverMessage !== undefined) return serverMessage;
  const hasAnswered = kind === 'rejected' || kind === 'not-found' || kind === 'unauthenticated';
  return hasAnswered ? 'Something went wrong' : 'An unexpected error occurred';
}

function deleteProblem({ kind }: Failure): string {
  return kind === 'unreachable'
    ? "Couldn't reach the server. Check whether the restaurant is still there."
    : 'Failed to delete restaurant';
}

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

/** The introduction of the OpenAPI file, in Markdown. */
export const INTRODUCTION = `
The API that Tableside’s console and public site need from a host. Generated from the contracts and the app’s
adapters, so every call, field, and status here is one that the app uses.

A response may contain more than this file says. Fields that are not required may be missing or null.

## Sign-in

\`POST /api/users/login\` returns an access token and sets a refresh cookie. Signed-in requests carry
\`Authorization: Bearer {accessToken}\`. After a 401, the console requests a new access token once with the
refresh cookie, and repeats the request. If that fails too, the user must sign in again.

## Cookies and CORS

The app sends every request with \`credentials: 'include'\`. If the API has another origin than the app, the
host must

- send \`Access-Control-Allow-Origin\` with the app’s origin, never \`*\`, and \`Vary: Origin\`
- send \`Access-Control-Allow-Credentials: true\`
- answer preflights for GET, POST, PUT, and DELETE with the headers \`Authorization\`, \`Content-Type\`, and
  \`If-Match\`
- send \`Access-Control-Expose-Headers: ETag, Retry-After\` if it sends these headers.

The refresh cookie needs \`HttpOnly\`, \`Secure\`, \`SameSite\`, the path \`/api/users\`, and a lifetime of at least 12
hours. The sign-out removes it. Serve the API from the same site as the app, because browsers block the cookies of
other sites.

## Roles

A user has one role in each company. \`x-roles\` lists the roles that may make a call. Without it, every user of
the company may. A host must answer 403 to other roles, and 404 to users of other companies.

## Errors

A failed request has a status other than 2xx. Its body may be anything. If it has a \`message\`, some actions
show it to the user. Any 2xx response with \`success: false\` is a declined action, and a web page with status 200
is a failed one.
`.trim();

/** The meaning of each status, and the name of its shared response. */
export const STATUS_TEXTS: Readonly<Record<string, { readonly name: string; readonly text: string }>> = {
  200: { name: 'Done', text: 'Done. Any other 2xx means the same.' },
  201: { name: 'Created', text: 'Created. Any other 2xx means the same.' },
  204: { name: 'NoContent', text: 'Done, without a body. Any other 2xx means the same.' },
  400: { name: 'BadRequest', text: 'A value in the request is not allowed. 422 means the same.' },
  401: {
    name: 'Unauthorized',
    text: 'No valid access token. The console requests a new one and repeats the request once.',
  },
  403: { name: 'Forbidden', text: 'The user’s role doesn’t allow the call.' },
  404: { name: 'NotFound', text: 'It doesn’t exist, or the user has no access to the company.' },
  409: { name: 'Conflict', text: 'It conflicts with existing data, such as an email that is taken.' },
  500: { name: 'ServerError', text: 'The host failed. Any other 5xx means the same.' },
};

/** Texts that differ from {@link STATUS_TEXTS}, by port method and status. */
export const OWN_STATUS_TEXTS: Readonly<Record<string, string>> = {
  'Accounts.login 401': 'The email or the password is wrong.',
  'Accounts.refresh 401': 'The session has ended. The user must sign in again.',
  'Accounts.refresh 403': 'The session was withdrawn. The user must sign in again.',
  'Passwords.change 400': 'The current password is wrong, or the new one is not allowed.',
};

/** Summaries of calls whose port method has no docstring, or one about the adapter. */
export const OWN_SUMMARIES: Readonly<Record<string, string>> = {
  'Accounts.login': 'Signs in and sets the refresh cookie.',
  'Accounts.logout': 'Ends the session and removes the refresh cookie.',
  'Accounts.refresh': 'Returns a new access token for the refresh cookie.',
  'Passwords.change': 'Changes the signed-in user’s password.',
  'Companies.list': 'Returns the restaurants of the signed-in user.',
  'Companies.users': 'Returns the users of a company.',
  'ApiKeys.apiKey': 'Returns the key for the company’s own software.',
  'Billing.portalUrl': 'Returns the address of the billing portal.',
  'Billing.checkoutUrl': 'Returns the address of a plan’s checkout.',
  'PointOfSale.status': 'Returns whether a point of sale is connected.',
  'PointOfSale.authorizationUrl': 'Returns the page where the restaurant authorizes the connection.',
};

export const PARAMETER_TEXTS: Readonly<Record<string, string>> = {
  companyId: 'The company’s ID, which is its restaurant’s too.',
  agentId: 'One of the company’s agents.',
  conversationId: 'One of the agent’s conversations.',
  categoryId: 'A category of the menu.',
  itemId: 'An item of the category.',
  provider: 'The point of sale’s maker.',
  limit: 'The most rows to return.',
  cursor: 'The `next_cursor` of the page before. Missing for the first page.',
  includeAudio: 'Always `true`. The console uses only `has_audio` and the audio call.',
};

/** Methods that read or save settings and know versions. */
export const VERSIONED: readonly string[] = [
  'Restaurants.form',
  'Restaurants.change',
  'VoiceSettings.config',
  'VoiceSettings.save',
  'Menus.menu',
  'Menus.save',
  'Instructions.load',
  'Instructions.save',
  'Telephony.config',
  'Telephony.save',
];

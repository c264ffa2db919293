/** Message if a redirect is blocked. */
export const redirectText = {
  notAllowed: (host: string) =>
    `The link leads to ${host}, a site we don't recognize, so we didn't open it. Please contact support.`,
} as const;

/** What people read when they would have been sent to another site. */
export const redirectText = {
  notAllowed: (host: string) =>
    `You would have been sent to ${host}, which is none of the sites that this one works with. Nothing was opened. Please contact support.`,
} as const;

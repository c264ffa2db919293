/** Of the call that can be listened to; added. */
export const sampleCallText = {
  title: (restaurant: string) => `A call to ${restaurant}`,
  about: 'Both sides speak with a plain computer voice here. The live demo has the voice that callers hear.',
  close: 'Close the sample call',
  failed: 'The sound could not be loaded. The words of the call are below.',
} as const;

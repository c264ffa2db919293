export const sampleCallText = {
  title: (restaurant: string) => `A call to ${restaurant}`,
  about: 'This sample uses a basic computer voice. The live demo has the voice callers hear.',
  close: 'Close the sample call',
  failed: "Couldn't load the audio. Read the call below.",
} as const;

export const sampleCallText = {
  title: (restaurant: string) => `A call to ${restaurant}`,
  about:
    'This sample uses a basic computer voice. In the live demo, you hear the same voice as your callers.',
  close: 'Close the sample call',
  failed: "Couldn't load the audio. Read the call below.",
} as const;

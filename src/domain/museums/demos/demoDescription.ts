/** Returns a museum's description, followed by an introduction to the demo. */
export const demoDescription = (museum: string) =>
  `${museum} In this demo a virtual curator knows one exhibit of the museum and answers questions about it aloud, as a person at the desk would. It also knows the hours and how to get in. A museum could give it a whole collection.`;

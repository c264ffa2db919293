/** The museum's subject, which decides the drawing on its plate. */
export type MuseumKind = 'secrets' | 'flight' | 'nature' | 'letters' | 'craft' | 'art' | 'history' | 'garden';

/** A museum in the catalog. */
export interface Museum {
  /** A slug for the URL. */
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly kind: MuseumKind;
}

/** What a museum's virtual curator talks about. */
export interface Exhibit {
  readonly title: string;
  readonly description: string;
  /** A page on the museum's website. */
  readonly sourceUrl: string;
  readonly exampleQuestions: readonly string[];
  /** Everything the curator knows, as paragraphs. */
  readonly suppliedContext: readonly string[];
}

export interface MuseumDemo {
  readonly description: string;
  /** The curator's voice agent. */
  readonly agentId: string;
  readonly exhibit: Exhibit;
}

/** A museum's subject, which decides which drawing the museum gets. */
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

/** The topic of a museum's virtual curator. */
export interface Exhibit {
  readonly title: string;
  readonly description: string;
  /** A page on the museum's website. */
  readonly sourceUrl: string;
  readonly exampleQuestions: readonly string[];
  /** All of the curator's knowledge, in paragraphs. */
  readonly suppliedContext: readonly string[];
}

export interface MuseumDemo {
  readonly description: string;
  readonly agentId: string;
  readonly exhibit: Exhibit;
}

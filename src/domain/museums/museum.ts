/** What a museum is about; decides what is drawn on its plate. */
export type MuseumKind = 'secrets' | 'flight' | 'nature' | 'letters' | 'craft' | 'art' | 'history' | 'garden';

/** A museum as the catalogue lists it. */
export interface Museum {
  /** A slug, part of the address of its page. */
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly kind: MuseumKind;
}

/** What a museum's virtual curator is asked about, and answers from. */
export interface Exhibit {
  readonly title: string;
  readonly description: string;
  /** A page of the museum's own site. */
  readonly sourceUrl: string;
  readonly exampleQuestions: readonly string[];
  /** All that the curator knows, in paragraphs. */
  readonly suppliedContext: readonly string[];
}

/** The demo of one museum. */
export interface MuseumDemo {
  readonly description: string;
  /** The voice agent that is this museum's curator. */
  readonly agentId: string;
  readonly exhibit: Exhibit;
}

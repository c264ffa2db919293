import { useSearchParams } from 'react-router-dom';
import { ALL_CITIES, type MuseumQuery } from '#domain/museums/findMuseums.ts';
import { useTypedAhead } from '../kit/useTypedAhead.ts';

export interface MuseumSearch extends MuseumQuery {
  readonly setText: (text: string) => void;
  readonly setCity: (city: string) => void;
  /** Asks for nothing in particular. */
  readonly clear: () => void;
}

/** What is searched for. The address keeps it, so that a search can be shared, and is there again on the way back. */
export function useMuseumQuery(): MuseumSearch {
  const [params, setParams] = useSearchParams();
  const [text, setTyped] = useTypedAhead(params.get('search') ?? '');
  const city = params.get('city') ?? ALL_CITIES;

  const search = (query: MuseumQuery) =>
    setParams(asParams(query), { replace: true, preventScrollReset: true });
  const typeIn = (query: MuseumQuery) => {
    setTyped(query.text);
    search(query);
  };
  return {
    text,
    city,
    setText: (next) => typeIn({ text: next, city }),
    setCity: (next) => search({ text, city: next }),
    clear: () => typeIn({ text: '', city: ALL_CITIES }),
  };
}

function asParams({ text, city }: MuseumQuery): Record<string, string> {
  return { ...(text === '' ? {} : { search: text }), ...(city === ALL_CITIES ? {} : { city }) };
}

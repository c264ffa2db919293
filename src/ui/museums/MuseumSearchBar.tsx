import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref } from 'react';
import { ALL_CITIES, museumCities, type MuseumQuery } from '#domain/museums/findMuseums.ts';
import { museums } from '#domain/museums/museums.ts';
import { SearchInput } from '../kit/SearchInput.tsx';
import { useQueryParams } from '../kit/useQueryParams.ts';
import { museumText } from '../texts/museumText.ts';

const cities = museumCities(museums);

interface MuseumSearch extends MuseumQuery {
  /** Asks for something else; what is not named stays. */
  readonly ask: (change: Partial<MuseumQuery>) => void;
}

interface Props extends MuseumSearch {
  /** The field of the text. */
  readonly field: Ref<HTMLInputElement>;
}

/** Search and city side by side: a museum has to fit both. */
export function MuseumSearchBar({ text, city, ask, field }: Props) {
  // an address may name a city that has no museum; the choice shows what is asked for
  const offered = city === ALL_CITIES || cities.includes(city) ? cities : [...cities, city];
  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 220px' },
      }}
    >
      <SearchInput
        label="Search museums"
        inputRef={field}
        placeholder={museumText.searchHint}
        text={text}
        onType={(typed) => ask({ text: typed })}
        sx={{
          '& input::placeholder': {
            color: 'text.secondary',
            opacity: 1,
            // so that it can be read to its end on a phone
            fontSize: { xs: '0.75rem', sm: '1rem' },
          },
        }}
      />
      <NativeSelect
        input={<OutlinedInput />}
        value={city}
        onChange={({ target }) => ask({ city: target.value })}
        inputProps={{ 'aria-label': 'City' }}
      >
        <option value={ALL_CITIES}>{museumText.allCities}</option>
        {offered.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </NativeSelect>
    </Box>
  );
}

export const useMuseumQuery = (): MuseumSearch => useQueryParams(read, write);

const read = (query: URLSearchParams): MuseumQuery => ({
  text: query.get('search') ?? '',
  city: query.get('city') ?? ALL_CITIES,
});

const write = ({ text, city }: MuseumQuery) => ({ search: text, city: city === ALL_CITIES ? '' : city });

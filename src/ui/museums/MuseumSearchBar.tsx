import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref } from 'react';
import { ALL_CITIES, museumCities, type MuseumQuery } from '#domain/museums/findMuseums.ts';
import { museums } from '#domain/museums/museums.ts';
import { SearchInput } from '../kit/controls/SearchInput.tsx';
import { useQueryParams } from '../kit/browser/useQueryParams.ts';
import { museumText } from '../texts/museumText.ts';
import styles from './MuseumSearchBar.module.css';

const cities = museumCities(museums);

interface MuseumSearch extends MuseumQuery {
  readonly ask: (change: Partial<MuseumQuery>) => void;
}

interface Props extends MuseumSearch {
  readonly field: Ref<HTMLInputElement>;
}

/** The catalog's search field and city filter. Results match both. */
export function MuseumSearchBar({ text, city, ask, field }: Props) {
  // if the URL names a city without museums, offers that city too
  const offered = city === ALL_CITIES || cities.includes(city) ? cities : [...cities, city];
  return (
    <div role="search" className={styles.search}>
      <SearchInput
        label="Search museums"
        inputRef={field}
        placeholder={museumText.searchHint}
        text={text}
        onType={(typed) => ask({ text: typed })}
        className={styles.text}
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
    </div>
  );
}

export const useMuseumQuery = (): MuseumSearch => useQueryParams(read, write);

const read = (query: URLSearchParams): MuseumQuery => ({
  text: query.get('search') ?? '',
  city: query.get('city') ?? ALL_CITIES,
});

const write = ({ text, city }: MuseumQuery) => ({ search: text, city: city === ALL_CITIES ? '' : city });

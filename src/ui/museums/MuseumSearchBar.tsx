import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref } from 'react';
import { ALL_CITIES, citiesOf } from '#domain/museums/findMuseums.ts';
import { museums } from '#domain/museums/museums.ts';
import { museumText } from '../texts/museumText.ts';
import type { MuseumSearch } from './useMuseumQuery.ts';

const cities = citiesOf(museums);

interface Props extends Omit<MuseumSearch, 'clear'> {
  /** The field of the text. */
  readonly field: Ref<HTMLInputElement>;
}

/** Search and city side by side: a museum has to fit both. */
export function MuseumSearchBar({ text, city, setText, setCity, field }: Props) {
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
      <OutlinedInput
        type="search"
        inputRef={field}
        placeholder={museumText.searchHint}
        value={text}
        onChange={({ target }) => setText(target.value)}
        startAdornment={
          <InputAdornment position="start">
            <Search />
          </InputAdornment>
        }
        slotProps={{ input: { 'aria-label': 'Search museums' } }}
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
        onChange={({ target }) => setCity(target.value)}
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

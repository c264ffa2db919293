/** The available voices. */
export const VOICES = [
  { id: 'Elliot', name: 'Elliot', gender: 'male', accent: 'Canadian' },
  { id: 'Rohan', name: 'Rohan', gender: 'male', accent: 'Indian American' },
  { id: 'Lily', name: 'Lily', gender: 'female', accent: 'Asian American' },
  { id: 'Savannah', name: 'Savannah', gender: 'female', accent: 'Southern American' },
  { id: 'Hana', name: 'Hana', gender: 'female', accent: 'Asian' },
  { id: 'Neha', name: 'Neha', gender: 'female', accent: 'Indian' },
  { id: 'Cole', name: 'Cole', gender: 'male', accent: 'American' },
  { id: 'Harry', name: 'Harry', gender: 'male', accent: 'American' },
  { id: 'Paige', name: 'Paige', gender: 'female', accent: 'American' },
  { id: 'Spencer', name: 'Spencer', gender: 'female', accent: 'American' },
] as const;

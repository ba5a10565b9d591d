import { expect, test } from 'vitest';
import { placeName } from './place-name.ts';

test('a place is written with the comma of its reader’s language, or without a city', () => {
  expect(placeName({ city: 'Muscat', country: 'OM' }, 'en')).toBe('Muscat, Oman');
  expect(placeName({ city: 'مسقط', country: 'OM' }, 'ar')).toBe('مسقط، عُمان');
  expect(placeName({ city: null, country: 'KW' }, 'en')).toBe('Kuwait');
});

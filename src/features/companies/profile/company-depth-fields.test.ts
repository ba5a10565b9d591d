import { describe, expect, test } from 'vitest';
import { depthFields } from './company-profile.fields.ts';
import { findVideo } from './video-link.ts';

const read = (name: keyof typeof depthFields, typed: unknown) =>
  depthFields[name].schema.safeParse(typed);

describe('what is refused', () => {
  test.each([
    ['company_founded', '1799'],
    ['company_founded', '3000'],
    ['company_founded', 'long ago'],
    ['company_staff', 'many'],
    ['company_languages', 'ar, klingon'],
    ['company_languages', 'x'.repeat(201)],
    ['company_hours', 'whenever you like'],
    ['company_whatsapp', '123'],
    ['company_whatsapp', '0012'],
    ['company_whatsapp', 'call me'],
    ['company_coordinates', '29.3'],
    ['company_coordinates', '91, 0'],
    ['company_coordinates', '0, 181'],
    ['company_coordinates', '29.3, 47.9, 3'],
    ['company_coordinates', 'javascript:1, 2'],
    ['company_certificates', Array.from({ length: 41 }, (_, line) => `ISO ${line}`).join('\n')],
    ['about_offer', 'x'.repeat(2001)],
    ['company_city', 'x'.repeat(81)],
    ['company_video', 'http://www.youtube.com/watch?v=1'],
    ['company_video', 'https://youtube.com.attacker.example/watch?v=1'],
    ['company_video', 'https://www.youtube.com@attacker.example/1'],
    ['company_video', 'https://www.youtube.com:8443/watch?v=1'],
    ['company_video', 'https://www.youtube.com/'],
    ['company_video', 'https://constructor/1'],
    ['company_video', 'javascript:alert(1)'],
  ] as const)('%s: %s', (name, typed) => {
    expect(read(name, typed).success).toBe(false);
  });
});

describe('what is stored', () => {
  test.each([
    ['company_founded', '٢٠٠٤', 2004],
    ['company_staff', '51-200', '51-200'],
    ['company_languages', 'English, العربية، fr', 'en,ar,fr'],
    ['company_hours', 'Sun-Thu 8:00-17:00', 'Su-Th 08:00-17:00'],
    ['company_whatsapp', '+965 5000-1234', '96550001234'],
    ['company_whatsapp', '00 965 5000 1234', '96550001234'],
    ['company_coordinates', '29.3762, 47.9774', '29.376200,47.977400'],
    ['company_coordinates', '-33.9 18.4', '-33.900000,18.400000'],
    ['company_certificates', ' ISO 9001 \n\n• GDP', 'ISO 9001\nGDP'],
    ['company_video', 'youtu.be/abc', 'https://youtu.be/abc'],
    ['company_video', '', null],
    ['company_founded', '', null],
  ] as const)('%s: %s', (name, typed, stored) => {
    expect(read(name, typed)).toMatchObject({ success: true, data: stored });
  });
});

test('a film is shown of the known places only, whatever got stored', () => {
  expect(findVideo('https://vimeo.com/1')).toEqual({ href: 'https://vimeo.com/1', host: 'Vimeo' });
  expect(findVideo('https://films.example/1')).toBeUndefined();
  expect(findVideo(null)).toBeUndefined();
});

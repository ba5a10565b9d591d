import { describe, expect, test } from 'vitest';
import { initialsOf, toneOf } from './initials.ts';

describe('initials', () => {
  test('two words give two letters, articles none', () => {
    expect(initialsOf('gulf medical supplies')).toBe('GM');
    expect(initialsOf('The House of Care')).toBe('HC');
    expect(initialsOf('Al-Noor Hospital')).toBe('NH');
  });

  test('titles before a name give none', () => {
    expect(initialsOf('Dr Rim Sahrawi')).toBe('RS');
    expect(initialsOf('Prof. Nadia Bahri')).toBe('NB');
    expect(initialsOf('أ.د. نادية بحري')).toBe('ن\u2009ب');
    expect(initialsOf('م. سمير خوري')).toBe('س\u2009خ');
    expect(initialsOf('Dr.')).toBe('D');
  });

  test('one word gives one letter', () => {
    expect(initialsOf('Medline')).toBe('M');
  });

  test('Arabic letters lose the article and do not join', () => {
    expect(initialsOf('شركة النور')).toBe('ش\u2009ن');
    expect(initialsOf('الحياة')).toBe('ح');
  });

  test('a name that is only an article still has a letter', () => {
    expect(initialsOf('The')).toBe('T');
  });

  test('marks and emptiness give nothing', () => {
    expect(initialsOf(' – & ')).toBe('');
    expect(initialsOf('')).toBe('');
  });

  test('digits and accents are kept', () => {
    expect(initialsOf('3M Élan')).toBe('3É');
  });
});

describe('tone', () => {
  test('does not depend on case or surrounding space', () => {
    expect(toneOf(' Gulf Care ')).toBe(toneOf('gulf care'));
  });

  test('is spread over the six tones', () => {
    const tones = new Set(Array.from({ length: 60 }, (_, n) => toneOf(`Company ${n}`)));
    expect([...tones].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

import { describe, expect, test } from 'vitest';
import { companyFacts } from './company-facts.ts';

const nothing = {
  id: 1,
  company_name: 'Tiryaq',
  company_logo: null,
  company_type: 1,
  company_type_name: 'Supplier',
  company_kind_name: 'Supplier',
  visibility: 'basic' as const,
  verified: null,
  category: 'other',
  country: 'KW',
  country_name: 'Kuwait',
  company_description: null,
  description: null,
  full_description: null,
  company_website: null,
  website: null,
  company_phone: null,
  phone: null,
  phone_country: null,
  company_phone_country: null,
  company_email: null,
  email: null,
  company_address: null,
  address: null,
};

describe('companyFacts', () => {
  test('nothing known means nothing shown', () => {
    expect(Object.values(companyFacts(nothing)).every((fact) => fact === undefined)).toBe(true);
  });

  test('the first available of the alternate names is taken', () => {
    const facts = companyFacts({
      ...nothing,
      company_description: '  ',
      full_description: 'third',
      email: 'second@tiryaq.example',
      company_address: 'first',
      address: 'second',
    });
    expect(facts).toMatchObject({
      description: 'third',
      email: 'second@tiryaq.example',
      address: 'first',
    });
  });

  test('the phone carries its country prefix, with or without a plus in the data', () => {
    const phone = { company_phone: '22001122' };
    expect(companyFacts({ ...nothing, ...phone, phone_country: '965' }).phone).toBe(
      '+965 22001122',
    );
    expect(companyFacts({ ...nothing, ...phone, company_phone_country: '+965' }).phone).toBe(
      '+965 22001122',
    );
    expect(companyFacts({ ...nothing, ...phone }).phone).toBe('22001122');
  });

  test('a website without a scheme is an https link, shown without it', () => {
    expect(companyFacts({ ...nothing, website: 'tiryaq.example' }).website).toEqual({
      href: 'https://tiryaq.example/',
      label: 'tiryaq.example',
    });
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'JaVaScRiPt:x', 'http://'])(
    '%s never becomes a link',
    (website) => {
      expect(companyFacts({ ...nothing, website }).website).toBeUndefined();
    },
  );
});

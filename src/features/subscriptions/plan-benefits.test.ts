import { describe, expect, test } from 'vitest';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { defaultPlans } from './default-plans.ts';
import { benefitsOf } from './plan-benefits.ts';
import { planIds } from './subscriptions.contract.ts';

const t = translateIn('en');
const plans = defaultPlans(t);
const said = (id: 1 | 2 | 3, changed = {}) =>
  benefitsOf({ ...plans[id].entitlements, ...changed }, t).map(({ text, values }) =>
    t(text, values),
  );

describe('the benefits of a plan', () => {
  test.each([...planIds])('plan %s has four or five, each said once', (id) => {
    const benefits = said(id);
    expect(benefits.length).toBeGreaterThanOrEqual(4);
    expect(benefits.length).toBeLessThanOrEqual(5);
    expect(new Set(benefits).size).toBe(benefits.length);
  });

  test('are those that its entitlements say, and no others', () => {
    expect(said(2)[0]).toBe('Cover, gallery of 6 pictures and a video on your page');
    expect(said(3)[0]).toBe('Assisted service: a team at your side');
    expect(said(1)).toContain('Listings without a limit');
    expect(said(1, { listings_limit: 20 })).toContain('20 active listings');
    expect(said(2, { visibility: 'basic' }).join()).not.toContain('gallery');
    expect(said(2, { ads: false })).toContain('Mails about applications');
    expect(said(2, { api_access: false })).not.toContain('API access for your own programs');
  });
});

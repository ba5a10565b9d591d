import { expect, test } from 'vitest';
import { makeCompany } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { fetch, database } = await startTestApp({ APP_URL: 'https://mai.example' });

test('a company tells search engines who it is and where it stands', async () => {
  const { id } = await makeCompany(database, {
    name: 'Tiryaq </script><b>',
    website: 'https://tiryaq.example',
    address: 'Block 1',
    logo: 'tiryaq.webp',
  });
  const html = await (await fetch(`/company/${id}`)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const [organization, breadcrumbs] = blocks.map((block) => JSON.parse(block[1] ?? ''));
  expect(organization).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Tiryaq </script><b>',
    url: `https://mai.example/company/${id}`,
    logo: 'https://mai.example/Upload/companies/tiryaq.webp',
    sameAs: 'https://tiryaq.example/',
    address: { streetAddress: 'Block 1', addressCountry: 'KW' },
  });
  expect(breadcrumbs.itemListElement).toHaveLength(2);
  expect(html).toContain(
    'property="og:image" content="https://mai.example/Upload/companies/tiryaq.webp"',
  );
});

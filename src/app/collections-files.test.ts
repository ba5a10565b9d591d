import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Collection } from '#collection/contract/define-collection.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { manage, namedCollections } from '#testing/manage-collection.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();

const pictureOf = ({ fields }: Collection) =>
  Object.entries(fields).find(([, { accept }]) => accept?.startsWith('image/'));

const withPicture = namedCollections.filter(([, collection]) => pictureOf(collection));

describe.each(withPicture)('a picture sent with one of %s', async (_name, collection) => {
  const { create, find, good } = await manage(app, collection);
  const [name = '', field] = pictureOf(collection) ?? [];

  test('is where its field says', async () => {
    const background = { width: 300, height: 200, channels: 3, background: '#0a6' } as const;
    const drawn = await sharp({ create: background }).png().toBuffer();
    const file = new File([new Uint8Array(drawn)], 'a.png', { type: 'image/png' });
    const row = await find(await create({ ...good, [name]: file }));
    const address = uploadAddress(field?.folder ?? 'setting', String(row[name]));
    const { status, headers } = await app.fetch(address);
    expect(status, address).toBe(200);
    expect(headers.get('content-type')).toMatch(/^image\//);
  });
});

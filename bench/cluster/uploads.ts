import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { SignedInExhibitor } from '#testing/sign-in-as.ts';
import { visitorsUrl } from './places.ts';
import type { Portal } from './portals.ts';

const UPLOADS = 20;

const fingerprint = (content: Buffer) => createHash('sha256').update(content).digest('hex');

function formWith(picture: Buffer): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    company_name: 'With a logo',
    company_email: 'logo@bench.example',
    phone_country: '965',
    company_phone: '22001122',
  })) {
    form.set(name, value);
  }
  form.set('company_logo', new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' }));
  return form;
}

/** Uploads pictures through the balancer and reads them from every portal. */
export async function readUploads(
  portals: readonly Portal[],
  { headers }: SignedInExhibitor,
  countObjects: () => Promise<number>,
) {
  const objectsBefore = await countObjects();
  let stored = 0;
  let readAlike = 0;
  for (let upload = 0; upload < UPLOADS; upload += 1) {
    const create = { width: 400 + upload, height: 200, channels: 3, background: 'teal' } as const;
    const body = formWith(await sharp({ create }).png().toBuffer());
    const sent = await fetch(`${visitorsUrl}/api/exhibitor/update-profile.php`, {
      method: 'POST',
      headers,
      body,
    });
    if (!sent.ok) continue;
    stored += 1;
    const { logo_path } = (await sent.json()) as { logo_path: string };
    const prints = new Set<string>();
    for (const { url } of portals) {
      const answer = await fetch(url + logo_path);
      const content = Buffer.from(await answer.arrayBuffer());
      prints.add(answer.ok ? fingerprint(content) : `${answer.status} of ${url}`);
    }
    if (prints.size === 1) readAlike += 1;
  }
  return {
    uploads: UPLOADS,
    acknowledged: stored,
    'read alike from every portal': readAlike,
    'objects in the bucket more': (await countObjects()) - objectsBefore,
  };
}

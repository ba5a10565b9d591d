import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { exitCodes } from '#platform/config/start-problem.ts';
import { S3_BUCKET, S3_KEY, S3_SECRET, startFakeS3 } from '#testing/fake-s3.ts';
import { startTestStore, storeKinds } from '#testing/file-stores.ts';
import { findStoredFile } from './file-store.ts';
import { openFileStore, requireFileStore } from './open-file-store.ts';
import { createS3Client } from './s3-http.ts';
import { readStorageUrl } from './storage-url.ts';
import { StoreFault } from './store-fault.ts';

async function pathsOf(listed: AsyncIterable<{ readonly path: string }>): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of listed) paths.push(path);
  return paths.sort();
}

for (const kind of storeKinds) {
  const store = await startTestStore(kind);
  const { files } = store;
  const read = (path: string) => findStoredFile(files, path);

  describe(`files on ${kind}`, () => {
    test('are read as they were stored, with their size', async () => {
      const content = Buffer.from(Uint8Array.from({ length: 300_000 }, (_, at) => at % 251));
      await files.write('Upload/companies/a.webp', content);
      expect((await read('Upload/companies/a.webp'))?.equals(content)).toBe(true);
      const found = await files.find('Upload/companies/a.webp');
      expect(found?.sizeBytes).toBe(content.length);
      found?.content.destroy();
      await files.write('Upload/companies/empty', Buffer.alloc(0));
      expect(await read('Upload/companies/empty')).toEqual(Buffer.alloc(0));
    });

    test('that are gone are nothing, and can be removed again', async () => {
      expect(await read('Upload/companies/none.webp')).toBeUndefined();
      expect(await files.findModifiedAt('Upload/companies/none.webp')).toBeUndefined();
      await files.write('Upload/companies/b.webp', Buffer.from('b'));
      await files.remove('Upload/companies/b.webp');
      await files.remove('Upload/companies/b.webp');
      expect(await read('Upload/companies/b.webp')).toBeUndefined();
      expect(await pathsOf(files.list('Upload/nowhere'))).toEqual([]);
    });

    test.each([
      'سيرة ذاتية.pdf',
      'two words.webp',
      'a+b&c=d;e.webp',
      "it's (new)!*.webp",
      '100%25.webp',
      '%2e%2e.webp',
      'what?#.webp',
      '<b>"&amp;.webp',
      '...webp',
    ])('may be called %s', async (name) => {
      const path = `Upload/products/${name}`;
      await files.write(path, Buffer.from(name));
      expect(String(await read(path))).toBe(name);
      expect(await files.findModifiedAt(path)).toBeInstanceOf(Date);
      expect(await pathsOf(files.list('Upload/products'))).toEqual([path]);
      expect(await store.namesIn('Upload/products')).toEqual([name]);
      await files.remove(path);
      expect(await store.namesIn('Upload/products')).toEqual([]);
    });

    test.each([
      'Upload/../private/cvs/secret',
      'Upload/./../private/cvs/secret',
      'Upload//private/cvs/secret',
      'Upload/companies/..',
      'Upload\\..\\private\\cvs\\secret',
      '../secret',
      '/private/cvs/secret',
      'Upload/\0',
      '',
    ])('are not reached by the path %j', async (path) => {
      await store.leave('private/cvs/secret', 'canary');
      expect(await files.find(path)).toBeUndefined();
      expect(await files.findModifiedAt(path)).toBeUndefined();
      await expect(files.write(path, Buffer.from('x'))).rejects.toThrow('is no path in the store');
      await files.remove(path);
      expect(String(await read('private/cvs/secret'))).toBe('canary');
    });

    test('are listed by folder, over more than one page', async () => {
      const names = Array.from({ length: 8 }, (_, number) => `Upload/events/${number}.webp`);
      for (const path of [...names, 'Upload/events2/x.webp']) await store.leave(path, 'x');
      expect(await pathsOf(files.list('Upload/events'))).toEqual(names);
      expect(await pathsOf(files.list(''))).toEqual(
        expect.arrayContaining([...names, 'Upload/events2/x.webp']),
      );
    });

    test('are there whole or not at all while many write and read', async () => {
      const path = 'Upload/brands/busy.webp';
      const versions = ['a', 'b'].map((letter) => Buffer.alloc(400_000, letter));
      await files.write(path, versions[0] ?? Buffer.alloc(0));
      const writes = Array.from({ length: 10 }, (_, at) =>
        files.write(path, versions[at % 2] ?? Buffer.alloc(0)),
      );
      const seen = await Promise.all(Array.from({ length: 10 }, () => read(path)));
      await Promise.all(writes);
      for (const content of seen) {
        expect(versions.some((version) => content?.equals(version))).toBe(true);
      }
      expect(await store.namesIn('Upload/brands')).toEqual(['busy.webp']);
    });

    test('cannot be reached while the store is away, and can again afterwards', async () => {
      await files.write('Upload/setting/logo.webp', Buffer.from('logo'));
      await store.breakDown();
      const doings = [
        () => files.write('Upload/setting/new.webp', Buffer.from('x')),
        () => files.find('Upload/setting/logo.webp'),
        () => files.remove('Upload/setting/logo.webp'),
        () => pathsOf(files.list('Upload/setting')),
      ];
      for (const attempt of doings) await expect(attempt()).rejects.toBeInstanceOf(StoreFault);
      await store.recover();
      expect(String(await read('Upload/setting/logo.webp'))).toBe('logo');
      expect(await store.namesIn('Upload/setting')).toEqual(['logo.webp']);
    });
  });
}

describe('a store that speaks S3', async () => {
  const s3 = await startFakeS3();
  const files = openFileStore(readConfig({ STORAGE_URL: s3.url }));
  const path = 'Upload/companies/a.webp';
  afterEach(() => {
    s3.recover();
    s3.objects.clear();
  });

  test('is asked again after a fault that passes', async () => {
    let faults = 2;
    s3.interceptWith((request, response) => {
      if (faults === 0) return false;
      faults -= 1;
      // First a response with an error, then a connection that breaks.
      if (faults === 1) response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      else request.socket.destroy();
      return true;
    });
    await files.write(path, Buffer.from('a'));
    expect(String(s3.objects.get(path)?.content)).toBe('a');
  });

  test('that keeps silent holds up one request at a time, until it speaks again', async () => {
    const ask = createS3Client(readStorageUrl(s3.url), 300);
    const write = () => ask({ method: 'PUT', path, content: Buffer.from('a') });
    let asked = 0;
    s3.interceptWith(() => {
      asked += 1;
      return true;
    });
    await expect(write()).rejects.toMatchObject({ reason: 'AbortError' });
    const before = asked;
    const waiting = write();
    for (let time = 0; time < 20; time += 1) {
      await expect(write()).rejects.toThrow('the store does not answer');
    }
    await expect(waiting).rejects.toBeInstanceOf(StoreFault);
    expect(asked).toBe(before + 1);
    s3.recover();
    await write();
    await Promise.all([write(), write(), write()]);
    expect(s3.objects.size).toBe(1);
  });

  test('keeps nothing of an upload that breaks off', async () => {
    s3.interceptWith((request) => {
      request.once('data', () => request.socket.destroy());
      return true;
    });
    await expect(files.write(path, Buffer.alloc(2_000_000))).rejects.toBeInstanceOf(StoreFault);
    expect(s3.objects.size).toBe(0);
  });

  test('is not believed when a download breaks off', async () => {
    s3.interceptWith((request, response) => {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('only this', () => request.socket.destroy());
      return true;
    });
    await expect(findStoredFile(files, path)).rejects.toBeInstanceOf(StoreFault);
  });

  test('is tried out at the start, and left as it was', async () => {
    await requireFileStore(readConfig({ STORAGE_URL: s3.url }));
    expect(s3.objects.size).toBe(0);
  });

  const encodedSecret = encodeURIComponent(S3_SECRET);
  test.each([
    ['another secret', encodedSecret, 'wrong', 'the secret is wrong'],
    ['another key', `${S3_KEY}:`, 'OTHER:', 'the key is unknown there'],
    ['another bucket', `/${S3_BUCKET}`, '/elsewhere', 'there is no bucket of that name'],
    ['another region', 'me-south-1', 'eu-west-1', 'the region is another'],
    ['another host', '127.0.0.1', 'no-such-host.invalid', 'there is no host of that name'],
  ])('%s is told at the start, without the secret', async (_what, given, instead, told) => {
    const STORAGE_URL = s3.url.replace(given, instead);
    const problem = await requireFileStore(readConfig({ STORAGE_URL })).catch((error) => error);
    expect(problem.exitCode).toBe(exitCodes.unavailable);
    expect(problem.message).toContain(told);
    expect(problem.message).not.toContain(encodedSecret);
  });

  test('where nothing listens, that is told', async () => {
    await s3.stop();
    await expect(requireFileStore(readConfig({ STORAGE_URL: s3.url }))).rejects.toThrow(
      'nothing is listening there',
    );
    await s3.start();
  });
});

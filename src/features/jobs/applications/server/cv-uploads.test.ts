import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import {
  applicationForm,
  makeCompoundFile,
  makeDoc,
  makeDocx,
  makePackedZip,
  makePdf,
} from '#testing/cv-files.ts';
import { makeCompany, makeJob } from '#testing/factories.ts';
import { signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { zipFiles } from '#testing/zip-files.ts';

const { call, fetch, database, dataDir } = await startTestApp();
const company = await makeCompany(database);
const job = await makeJob(database, company.id);
const folder = join(dataDir, 'files/private/cvs');

const WRONG_TYPE = 'Please upload a PDF or Word document';
const TOO_LARGE = 'File size must be less than 5MB';
const LIMIT = 5_242_880;

const storedFiles = () => readdir(folder).catch(() => []);

async function upload(content: Buffer, name = 'cv.pdf') {
  const { headers } = await signInJobSeeker(database);
  const fields = { job_id: job.id, name: 'Mariam Darwish', email: 'mariam@test.example' };
  const body = applicationForm(fields, { content, name });
  return call('jobs/apply.php', { method: 'POST', headers, body });
}

const latin = (text: string) => Buffer.from(text, 'latin1');
const words = { name: 'word/document.xml', content: Buffer.from('<w:document xmlns:w="x"/>') };
const types = { name: '[Content_Types].xml', content: Buffer.from('<Types/>') };
const archive = zipFiles([{ name: 'Evil.class', content: Buffer.from('cafebabe') }]);
const [pdfStart, pdfEnd] = [latin('%PDF-1.4\n'), latin('\n%%EOF\n')];

function changed(content: Buffer, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(content);
  change(copy);
  return copy;
}

/** The archive's first directory entry, which tests falsify. */
const lineIn = (zip: Buffer) => zip.indexOf('PK\x01\x02', 0, 'latin1');
const endIn = (zip: Buffer) => zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');

const hostile: readonly [string, Buffer, string?][] = [
  ['nothing at all', Buffer.alloc(0)],
  ['a single byte', Buffer.from([0x25])],
  ['plain text', Buffer.from('I am a CV'), 'cv.pdf'],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'cv.pdf'],
  ['a drawing with a script', Buffer.from('<svg onload="alert(1)"/>'), 'cv.docx'],
  ['a program for Windows', Buffer.concat([latin('MZ'), Buffer.alloc(512)]), 'cv.doc'],
  ['a program for Linux', Buffer.concat([latin('\x7fELF'), Buffer.alloc(512)]), 'cv.pdf'],
  ['a shell script', Buffer.from('#!/bin/sh\nrm -rf /\n'), 'cv.pdf'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'cv.pdf'],
  ['rich text', Buffer.from('{\\rtf1\\ansi Curriculum vitae}'), 'cv.doc'],
  ['a PDF without an end', pdfStart],
  ['a PDF behind something else', Buffer.concat([latin('GIF89a'), makePdf()])],
  ['a PDF of an unknown version', Buffer.concat([latin('%PDF-x\n'), pdfEnd])],
  ['a PDF that is an archive too', Buffer.concat([makePdf(), archive])],
  ['an archive inside a PDF', Buffer.concat([pdfStart, archive, pdfEnd])],
  ['an archive of a program', archive, 'cv.docx'],
  ['an archive behind a web page', Buffer.concat([latin('<html>'), makeDocx()]), 'cv.docx'],
  ['an archive with a web page behind', Buffer.concat([makeDocx(), latin('<html>')]), 'cv.docx'],
  ['a sheet', makeDocx([{ name: 'xl/workbook.xml', content: Buffer.from('<x/>') }], null)],
  ['a document without its types', zipFiles([words]), 'cv.docx'],
  ['a document that is no document', makeDocx([], { ...words, content: Buffer.from('<html/>') })],
  ['two documents in one', makeDocx([words])],
  ['a path out of the archive', makeDocx([{ name: '../../etc/passwd', content: latin('x') }])],
  ['a path from the root', makeDocx([{ name: '/etc/passwd', content: latin('x') }])],
  ['a path of Windows', makeDocx([{ name: 'word\\..\\x', content: latin('x') }])],
  [
    'a bomb that says so',
    makePackedZip([types, words, { name: 'word/media/a', content: Buffer.alloc(40_000_000) }]),
  ],
  [
    'a bomb that lies',
    makePackedZip([
      types,
      { ...words, content: Buffer.alloc(60_000_000, '<w:document>'), claims: 900 },
    ]),
  ],
  [
    'an archive that promises gigabytes',
    changed(makeDocx(), (zip) => zip.writeUInt32LE(0xfffffffe, lineIn(zip) + 24)),
  ],
  ['a locked document', changed(makeDocx(), (zip) => zip.writeUInt16LE(1, lineIn(zip) + 8))],
  [
    'an archive with too many entries',
    changed(makeDocx(), (zip) => zip.writeUInt16LE(65_535, endIn(zip) + 10)),
  ],
  [
    'an archive whose directory is elsewhere',
    changed(makeDocx(), (zip) => zip.writeUInt32LE(0xfffffff0, endIn(zip) + 16)),
  ],
  [
    'a document whose own header says something else',
    changed(makeDocx(), (zip) => zip.write('word/elsewhere.xm', zip.indexOf('word/document.xml'))),
  ],
  ['an old sheet', makeCompoundFile(['Workbook']), 'cv.doc'],
  ['an old presentation', makeCompoundFile(['PowerPoint Document']), 'cv.doc'],
  ['an installer', makeCompoundFile(['\u0005SummaryInformation']), 'cv.doc'],
  ['a locked new document', makeCompoundFile(['EncryptionInfo', 'EncryptedPackage']), 'cv.docx'],
  ['an old document cut off', makeDoc().subarray(0, 300), 'cv.doc'],
  [
    'an old document that goes round in circles',
    changed(makeCompoundFile(['Workbook']), (file) => file.writeUInt32LE(1, 512 + 4)),
    'cv.doc',
  ],
  [
    'an old document with impossible sectors',
    changed(makeDoc(), (file) => file.writeUInt16LE(31, 30)),
    'cv.doc',
  ],
];

describe('what is no CV is refused, whatever it is called', () => {
  test('there are enough of them', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(25);
  });

  test.each(hostile)('%s', async (_what, content, name = 'cv.pdf') => {
    const before = await storedFiles();
    const { status, body } = await upload(content, name);
    expect(status).toBe(400);
    expect(body.message).toBe(WRONG_TYPE);
    expect(body.errors).toEqual([{ field: 'cv', message: WRONG_TYPE }]);
    expect(await storedFiles()).toEqual(before);
  });

  test.each([
    ['a document with macros', makeDocx([{ name: 'word/vbaProject.bin', content: latin('x') }])],
    ['an old document with macros', makeCompoundFile(['WordDocument', 'Macros'])],
    ['a PDF with a program', makePdf('x', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
  ])('%s is told what to do about it', async (_what, content) => {
    const { status, body } = await upload(content);
    expect([status, body.message]).toEqual([400, expect.stringContaining('more than a CV needs')]);
  });

  test('one byte too many', async () => {
    const padded = Buffer.concat([makePdf(), Buffer.alloc(LIMIT - makePdf().length + 1, '\n')]);
    const { status, body } = await upload(padded);
    expect(status).toBe(400);
    expect(body.message).toBe(TOO_LARGE);
  });

  test('a text where the file should be', async () => {
    const { headers } = await signInJobSeeker(database);
    const fields = { job_id: job.id, name: 'A', email: 'a@test.example' };
    for (const cv of ['x', { content: 'x' }, { content: null }, [1]]) {
      const { status, body } = await call('jobs/apply.php', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ...fields, cv }),
      });
      expect(status).toBe(400);
      expect(body.errors).toEqual([expect.objectContaining({ field: 'cv' })]);
    }
  });
});

describe('a disk that', () => {
  const privateFolder = join(dataDir, 'files/private');

  async function expectRefused(content: Buffer): Promise<void> {
    const { status, body, headers } = await upload(content);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect(body.message).toBe('Service temporarily unavailable. Please try again later.');
    expect((await database.pool.query('select from applications')).rowCount).toBe(0);
    expect((await database.pool.query('select from mails')).rowCount).toBe(0);
    expect((await fetch('/companies?q=meanwhile')).status).toBe(200);
  }

  afterEach(() => rm(privateFolder, { recursive: true, force: true }));

  test('cannot be written: there is no record without its file, and all is well once it can', async () => {
    await mkdir(dirname(privateFolder), { recursive: true });
    await writeFile(privateFolder, '');
    await expectRefused(makePdf());
    await rm(privateFolder);
    expect((await upload(makePdf())).status).toBe(200);
    await database.pool.query('delete from applications; delete from mails');
  });

  test('is full: the same, and what was begun takes no room', async ({ skip }) => {
    await mkdir(privateFolder, { recursive: true });
    const mount = ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', privateFolder];
    // Only somebody who may mount a file system can test a full disk.
    if (spawnSync('mount', mount).status !== 0) return skip();
    try {
      await expectRefused(pdfOf(200_000));
      expect(await storedFiles()).toEqual([]);
      expect((await upload(makePdf())).status).toBe(200);
    } finally {
      spawnSync('umount', [privateFolder]);
    }
  });
});

/** A PDF must end within its last 1024 bytes, so the padding goes before. */
function pdfOf(bytes: number): Buffer {
  const pdf = makePdf();
  const at = pdf.indexOf('endobj');
  const padding = Buffer.alloc(bytes - pdf.length, ' ');
  return Buffer.concat([pdf.subarray(0, at), padding, pdf.subarray(at)]);
}

describe('what is a CV is taken', () => {
  const honest: readonly (readonly [string, Buffer, string, string])[] = [
    ['a PDF', makePdf(), 'My CV.pdf', 'My CV.pdf'],
    ['a PDF of exactly 5 MB', pdfOf(LIMIT), 'cv.pdf', 'cv.pdf'],
    ['an old document', makeDoc(), 'cv.doc', 'cv.doc'],
    ['a document', makeDocx(), 'cv.docx', 'cv.docx'],
    ['a packed document', makePackedZip([types, words]), 'cv.docx', 'cv.docx'],
    ['a PDF called otherwise', makePdf(), 'cv.exe', 'cv.pdf'],
    ['a name with a path', makePdf(), '../../../etc/cron.d/cv.pdf', 'cv.pdf'],
    ['a name with a path of Windows', makePdf(), 'C:\\Users\\me\\cv.pdf', 'cv.pdf'],
    ['a name that is turned around', makePdf(), 'cv\u202efdp.exe', 'cv fdp.pdf'],
    ['a name of dots', makePdf(), '....pdf', 'cv.pdf'],
    ['an Arabic name', makePdf(), 'السيرة الذاتية.pdf', 'السيرة الذاتية.pdf'],
    ['an endless name', makePdf(), `${'a'.repeat(300)}.pdf`, `${'a'.repeat(120)}.pdf`],
  ];

  test.each(honest)('%s', async (_what, content, name, kept) => {
    const { status, body } = await upload(content, name);
    expect(body.message).toBe('Application submitted successfully!');
    expect(status).toBe(200);
    const id = body.data.application_id;
    const { rows } = await database.pool.query(
      'select cv_name, cv_file from applications where id = $1',
      [id],
    );
    expect(rows[0].cv_name).toBe(kept);
    expect(rows[0].cv_file).toMatch(/^private\/cvs\/[0-9a-f]{48}$/);
    const stored = await readFile(join(dataDir, 'files', rows[0].cv_file));
    expect(stored.equals(content)).toBe(true);
  });

  test('no address of the site leads to it', async () => {
    const [name] = await storedFiles();
    for (const path of [
      `/Upload/private/cvs/${name}`,
      `/Upload/../private/cvs/${name}`,
      `/Upload/%2e%2e/private/cvs/${name}`,
      `/private/cvs/${name}`,
      `/files/private/cvs/${name}`,
    ]) {
      const response = await fetch(path);
      expect(await response.text()).not.toContain('%PDF');
    }
  });
});

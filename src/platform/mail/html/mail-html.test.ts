import { describe, expect, test } from 'vitest';
import { quoted } from '#platform/mail/quoted.ts';
import { threadMs } from '#testing/thread-time.ts';
import { htmlOf } from './mail-html.ts';
import { readParts } from './mail-parts.ts';

const appUrl = 'https://mai.example';
const draw = (body: string, language: 'en' | 'ar' = 'en') =>
  htmlOf({ subject: 'A mail', body, language }, { sender: 'Mai', appUrl });

describe('what is read from the words of a mail', () => {
  test('a greeting, facts, somebody’s words, the way on and a farewell', () => {
    const body = `Hello Huda,\n\nFrom: Salim, Muscat\nAbout: Pump\n\n${quoted('Do you deliver?\n\nSoon?')}\n\nAnswer here:\n${appUrl}/enquiry#abc\n\nMai\n`;
    expect(readParts(body, appUrl)).toEqual([
      { kind: 'paragraph', lines: ['Hello Huda,'] },
      {
        kind: 'facts',
        facts: [
          { label: 'From', value: 'Salim, Muscat' },
          { label: 'About', value: 'Pump' },
        ],
      },
      { kind: 'quote', lines: ['Do you deliver?', '', 'Soon?'] },
      { kind: 'link', link: { label: 'Answer here', url: `${appUrl}/enquiry#abc` } },
      { kind: 'paragraph', lines: ['Mai'] },
    ]);
  });

  test('a list, records that lead somewhere, a code', () => {
    const body = `Care House\n- 2 × Pump\n- 1 × Lamp\n\n• Nurse – Clinic\n  ${appUrl}/job/1\n\n• Doctor\n  ${appUrl}/job/2\n\n123456\n`;
    expect(readParts(body, appUrl)).toEqual([
      { kind: 'paragraph', lines: ['Care House'] },
      { kind: 'list', lines: ['2 × Pump', '1 × Lamp'] },
      {
        kind: 'records',
        records: [
          { label: 'Nurse – Clinic', url: `${appUrl}/job/1` },
          { label: 'Doctor', url: `${appUrl}/job/2` },
        ],
      },
      { kind: 'code', code: '123456' },
    ]);
  });

  test('a sentence stays a sentence before what is pressed', () => {
    const sentence = 'Read the answer, write again, share your contact details or close it here:';
    expect(readParts(`${sentence}\n${appUrl}/enquiry#abc`, appUrl)).toEqual([
      { kind: 'paragraph', lines: [sentence] },
      { kind: 'link', link: { label: undefined, url: `${appUrl}/enquiry#abc` } },
    ]);
    const [warning] = readParts('Keep this link to yourself: whoever has it can read.', appUrl);
    expect(warning?.kind).toBe('paragraph');
  });
});

describe('what others wrote', () => {
  test.each([
    'https://evil.example/pay',
    'https://mai.example.evil.example/pay',
    'https://mai.example/login',
    '123456',
    'Pay here:\nhttps://mai.example/pay',
  ])('%s among their words is neither a link nor a code', (words) => {
    expect(readParts(quoted(words), appUrl).map(({ kind }) => kind)).toEqual(['quote']);
  });

  test('another’s address is no link wherever it stands', () => {
    expect(draw('Pay here:\nhttps://mai.example.evil.example/pay')).not.toContain(
      'evil.example/pay"',
    );
  });

  test('markup is shown as written', () => {
    const html = draw(quoted('<img src=x onerror=alert(1)> & "quotes"'));
    expect(html).not.toContain('<img');
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62; &#38; &#34;quotes&#34;');
  });

  test('a megabyte of line breaks or of markers takes no time', () => {
    const before = threadMs();
    for (const sign of ['\n', '> \n', '- \n', 'a: ', `${appUrl}/\n`]) {
      draw(sign.repeat(Math.ceil(1_000_000 / sign.length)));
    }
    expect(threadMs() - before).toBeLessThan(5_000);
  });
});

test('the first link is what the mail is for, those after it stay small', () => {
  const html = draw(`The list:\n${appUrl}/jobs\n\nStop these mails:\n${appUrl}/stop`);
  expect(html.match(/class="(?:action|link)"/g)).toEqual(['class="action"', 'class="link"']);
});

test('the portal’s name at the end is what the mail is headed by; without one it is the sender’s', () => {
  const [head, rest] = draw('Hello\n\nMai Medical\nhttps://mai.example\n').split('class="sheet"');
  expect(head).toContain('<bdi>Mai Medical</bdi>');
  expect(rest).not.toContain('Mai Medical');
  expect(draw('Hello\n\nThe receipt is attached.')).toContain('<bdi>Mai</bdi>');
});

test('an Arabic mail reads from right to left, with words of its own', () => {
  const html = draw(`مرحبًا،\n\n${appUrl}/ar/enquiry#abc`, 'ar');
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('>فتح الصفحة</a>');
});

test('nothing is fetched from anywhere', () => {
  expect(draw(`Hello\n\nThe list:\n${appUrl}/jobs`)).not.toMatch(/src=|url\(|@import|<link/);
});

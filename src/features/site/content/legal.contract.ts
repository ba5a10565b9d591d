import * as z from 'zod/mini';
import { type CallAnswer, declareCall } from '#platform/calls/call.ts';
import { oneLine, recordId, wholeNumber } from '#platform/calls/fields.ts';
import { legalTexts as texts } from './legal.texts.ts';

const TITLE_LENGTH = 200;
const HTML_LENGTH = 200_000;
/** Twenty times what our longest page has. Sanitising takes time per markup character; this many cost hardly any. */
const MOST_MARKUP = 5000;

const isPlainEnough = (text: string) => (text.match(/[<>&]/g)?.length ?? 0) <= MOST_MARKUP;

const title = oneLine(TITLE_LENGTH, texts.titleRequired.id);
const html = z.prefault(
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.textRequired.id),
      z.maxLength(HTML_LENGTH),
      z.refine(isPlainEnough, texts.tooMuchMarkup.id),
    ),
  '',
);

const content = z.object({
  title: z.string(),
  title_ar: z.string(),
  html: z.string(),
  html_ar: z.string(),
});

/** 0 is the text that ships with the product. */
const version = wholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER });

export const getLegalPage = declareCall({
  method: 'GET',
  path: 'admin/legal/get.php',
  summary: 'A legal page in both languages, and its versions, newest first',
  access: 'admin',
  input: { id: recordId },
  output: {
    content,
    versions: z.array(z.object({ id: z.int(), saved_by: z.string(), saved_at: z.string() })),
  },
});

export type LegalContent = CallAnswer<typeof getLegalPage>['content'];

export const getLegalVersion = declareCall({
  method: 'GET',
  path: 'admin/legal/version.php',
  summary: 'A version of a legal page',
  access: 'admin',
  input: { id: recordId, version },
  output: { content },
});

export const previewLegal = declareCall({
  method: 'POST',
  path: 'admin/legal/preview.php',
  summary: 'HTML as visitors would get it',
  access: 'admin',
  input: { html, html_ar: html },
  output: { html: z.string(), html_ar: z.string() },
});

export const saveLegalPage = declareCall({
  method: 'POST',
  path: 'admin/legal/save.php',
  summary: 'Saves a legal page, made harmless, as its newest version',
  access: 'admin',
  input: { id: recordId, title, title_ar: title, html, html_ar: html },
  output: { message: z.string() },
});

export const restoreLegalVersion = declareCall({
  method: 'POST',
  path: 'admin/legal/restore.php',
  summary: 'Makes an older version the newest one',
  access: 'admin',
  input: { id: recordId, version },
  output: { message: z.string() },
});

import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { recordId, wholeNumber } from '#platform/calls/fields.ts';
import { trayTexts as texts } from './tray.texts.ts';
import { QUANTITY_MOST, TRAY_MOST } from './tray-limits.ts';

const quantity = wholeNumber({ min: 1, max: QUANTITY_MOST });

const item = z.object({ product_id: recordId, quantity });

const forOwn = { access: 'account', claims: ['user_id'] } as const;

const output = { items: z.array(z.object({ product_id: z.int(), quantity: z.int() })) };

export const readTray = declareCall({
  ...forOwn,
  method: 'GET',
  path: 'user/request-tray.php',
  summary: 'What the caller has collected for a request for quotation',
  input: {},
  output,
});

export const saveTray = declareCall({
  ...forOwn,
  method: 'POST',
  path: 'user/save-request-tray.php',
  summary:
    'Keeps what the caller collects for a request for quotation, in the place of what was kept before',
  input: { items: z.array(item, texts.itemsWrong.id).check(z.maxLength(TRAY_MOST, texts.full.id)) },
  output,
});

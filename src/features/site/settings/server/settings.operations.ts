import { recordAction } from '#console/audit/server/audit.ts';
import { listSettings, saveSettings } from '#features/site/settings/settings.contract.ts';
import { settingsTexts as texts } from '#features/site/settings/settings.texts.ts';
import { settingsSubject } from '#features/site/site.audit.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { lockTable } from '#platform/database/transaction-turns.ts';
import { storeFormFiles } from '#platform/files/store-form-files.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { defaultSettings } from './default-settings.ts';
import { readAllSettings } from './read-settings.ts';
import { settings } from './settings.table.ts';
import { writeSetting } from './write-setting.ts';

type Settings = Readonly<Record<string, string>>;

const pick = (settings: Settings, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, settings[name] ?? '']));

const storeLogo = storeFormFiles({
  website_logo: { kind: 'file', accept: 'image/*', folder: 'setting' },
});

const list = operation(listSettings, async (_input, { database }) => ({
  settings: await readAllSettings(database.pool),
  defaults: defaultSettings(),
}));

const save = operation(saveSettings, async ({ remove_logo: removeLogo, ...input }, context) => {
  const { database, caller, language } = context;
  const stored = await storeLogo(input, context);
  const wanted = { ...(removeLogo && { website_logo: '' }), ...stored } as Settings;
  await inTransaction(database.pool, async (client) => {
    // One change at a time, so that each audit entry has the right previous values.
    await lockTable(client, settings);
    const before = await readAllSettings(client);
    const changed = Object.keys(wanted).filter(
      (name) => wanted[name] !== undefined && wanted[name] !== (before[name] ?? ''),
    );
    if (changed.length === 0) return;
    for (const name of changed) await writeSetting(client, name, wanted[name] ?? '');
    await recordAction(client, caller, {
      action: 'update',
      subject: settingsSubject,
      before: pick(before, changed),
      after: pick(wanted, changed),
    });
  });
  return { message: translateIn(language)(texts.saved) };
});

export const settingsOperations: readonly Operation[] = [list, save];

import type pg from 'pg';
import { recordAction } from '#console/audit/server/audit.ts';
import { listSettings, saveSettings } from '#features/site/settings/settings.contract.ts';
import { settingsTexts as texts } from '#features/site/settings/settings.texts.ts';
import { settingsSubject } from '#features/site/site.audit.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { storeFormFiles } from '#platform/files/store-form-files.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { defaultSettings } from './default-settings.ts';

type Settings = Readonly<Record<string, string>>;
type Connection = Pick<pg.ClientBase, 'query'>;

async function readAll(connection: Connection): Promise<Settings> {
  const { rows } = await connection.query<{ name: string; value: string }>(
    'select name, value from settings order by name',
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** An empty value is none: the product's own words are shown again. */
async function write(connection: Connection, name: string, value: string): Promise<void> {
  if (value === '') await connection.query('delete from settings where name = $1', [name]);
  else {
    await connection.query(
      `insert into settings (name, value) values ($1, $2)
       on conflict (name) do update set value = excluded.value`,
      [name, value],
    );
  }
}

const pick = (settings: Settings, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, settings[name] ?? '']));

const storeLogo = storeFormFiles({ website_logo: { kind: 'picture', folder: 'setting' } });

const list = operation(listSettings, async (_input, { database }) => ({
  settings: await readAll(database.pool),
  defaults: defaultSettings(),
}));

const save = operation(saveSettings, async ({ remove_logo: removeLogo, ...input }, context) => {
  const { database, caller, language } = context;
  const stored = await storeLogo(input, context);
  const wanted = { ...(removeLogo && { website_logo: '' }), ...stored } as Settings;
  await inTransaction(database.pool, async (client) => {
    // One after the other, so that the record says what each of them changed.
    await client.query('lock table settings in share row exclusive mode');
    const before = await readAll(client);
    const changed = Object.keys(wanted).filter(
      (name) => wanted[name] !== undefined && wanted[name] !== (before[name] ?? ''),
    );
    if (changed.length === 0) return;
    for (const name of changed) await write(client, name, wanted[name] ?? '');
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

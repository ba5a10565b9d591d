import { collectionOperations } from '#collection/server/collection-operations.ts';
import { recordWritesOf } from '#console/audit/server/audit.ts';
import { eventSponsorSubject } from '#features/events/events.audit.ts';
import { events } from '#features/events/server/events.table.ts';
import { eventSponsorsTexts as texts } from '#features/events/sponsors/event-sponsors.collection.texts.ts';
import { eventSponsorsCollection } from '#features/events/sponsors/event-sponsors.collection.ts';
import { invalidInput } from '#platform/calls/call-problem.ts';
import type { Database } from '#platform/database/database.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import type { Values } from '#platform/fields/declared-field.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { storeFormFiles } from '#platform/files/store-form-files.ts';
import { countKnownRefs } from './event-sponsors.queries.ts';
import { eventSponsors } from './event-sponsors.table.ts';

const storeLogo = storeFormFiles(eventSponsorsCollection.fields);

type Parts = { readonly database: Database; readonly files: FileStore };

async function prepare(values: Values, parts: Parts): Promise<Values> {
  const refs = String(values.event_refs).split(',');
  const { known } = await countKnownRefs.one(parts.database.pool, { refs });
  if (known < refs.length) {
    throw invalidInput([{ field: 'event_refs', text: texts.eventUnknown }]);
  }
  return storeLogo(values, parts);
}

/** The events' titles, because a reference alone says nothing to people. */
const titlesOf = (title: Sql) => sql`
  coalesce((select string_agg(${title}, ' · ' order by event_ref) from ${events}
    where event_ref = any(string_to_array(event_refs, ','))), '')`;

export const eventSponsorsCollectionOperations = collectionOperations(eventSponsorsCollection, {
  table: eventSponsors,
  facts: {
    event_titles: titlesOf(sql`title`),
    event_titles_ar: titlesOf(sql`coalesce(title_ar, title)`),
  },
  definedIn: new URL('../event-sponsors.collection.ts', import.meta.url),
  record: recordWritesOf(eventSponsorSubject),
  prepare,
});

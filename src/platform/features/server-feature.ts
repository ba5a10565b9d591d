import type { Operation } from '#platform/calls/operation.ts';
import type { ListFeeds } from '#platform/feeds/list-feeds.ts';
import type { NamedFiles } from '#platform/files/named-files.ts';
import type { DocumentRoute } from '#platform/http/mount-documents.ts';
import type { FollowedList } from '#platform/narrowing/server/followed-list.ts';
import type { PersonalDataSource } from '#platform/privacy/personal-data.ts';
import type { Schedule } from '#platform/scheduler/schedule.ts';
import type { SitemapSource } from '#platform/sitemap/sitemap.ts';
import type { PublishedSource } from './published-source.ts';

/** What a feature contributes to the server. */
export type ServerFeature = {
  readonly operations: readonly Operation[];
  /** The personal data it stores, in the order in which it is erased. */
  readonly personalData?: readonly PersonalDataSource[];
  /** Its records that have pages of their own. */
  readonly sitemaps?: readonly SitemapSource[];
  /** Content that companies publish through it, for the operator to moderate. */
  readonly published?: readonly PublishedSource[];
  /** Its answers that are also offered in other formats than JSON. */
  readonly documents?: readonly DocumentRoute[];
  /** Its lists that have feeds. */
  readonly feeds?: readonly ListFeeds[];
  /** Its lists whose searches can be saved. */
  readonly followed?: readonly FollowedList[];
  /** The columns that name its uploaded files; a file that no column names is deleted. */
  readonly storedFiles?: readonly NamedFiles[];
  /** Its recurring work. */
  readonly schedules?: readonly Schedule[];
};

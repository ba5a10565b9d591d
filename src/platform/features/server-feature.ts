import type { Operation } from '#platform/calls/operation.ts';
import type { ListFeeds } from '#platform/feeds/list-feeds.ts';
import type { NamedFiles } from '#platform/files/named-files.ts';
import type { DocumentRoute } from '#platform/http/mount-documents.ts';
import type { FollowedList } from '#platform/narrowing/server/followed-list.ts';
import type { PersonalDataSource } from '#platform/privacy/personal-data.ts';
import type { Schedule } from '#platform/scheduler/schedule.ts';
import type { SitemapSource } from '#platform/sitemap/sitemap.ts';
import type { PublishedSource } from './published-source.ts';

/** What a feature brings to the server. */
export type ServerFeature = {
  /** Everything it can be asked to do. */
  readonly operations: readonly Operation[];
  /** What it keeps about people, in the order in which it is erased. */
  readonly personalData?: readonly PersonalDataSource[];
  /** Its records that have a page of their own. */
  readonly sitemaps?: readonly SitemapSource[];
  /** What of it companies show to visitors, for the operator to see to. */
  readonly published?: readonly PublishedSource[];
  /** What of it is also offered in other forms than JSON. */
  readonly documents?: readonly DocumentRoute[];
  /** Its lists that can be followed. */
  readonly feeds?: readonly ListFeeds[];
  /** Its lists whose searches can be saved. */
  readonly followed?: readonly FollowedList[];
  /** The columns that name its uploaded files; a file that none of them names is removed. */
  readonly storedFiles?: readonly NamedFiles[];
  /** What of it comes round by itself. */
  readonly schedules?: readonly Schedule[];
};

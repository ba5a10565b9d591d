/**
 * PostgreSQL 18 builds GIN indexes with parallel workers, and posting lists built that way begin with a short page. A
 * scan estimates the length of a list by its first page, so it takes the longest list for the shortest and reads all of
 * it: a search for two common words took 20 times as long. A single process builds the lists in order, as before.
 */
export const withoutParallelIndexBuilds = 'set max_parallel_maintenance_workers = 0';

/**
 * PostgreSQL 18 makes an index of words by several processes, which leaves lists in it that begin with a short page. A scan
 * judges by the first page how long a list is, takes the longest for the shortest and goes through all of it: a question of two
 * common words took 20 times as long. One process makes them as ever.
 */
export const madeInOrder = 'set max_parallel_maintenance_workers = 0';

import { table } from '#platform/database/sql.ts';

export const medicineWords = table('medicine_words', {
  unwatched: 'where to look; what is found is read from products',
});

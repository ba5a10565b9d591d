import { table } from '#platform/database/sql.ts';

export const erasedSenderBlocks = table('erased_sender_blocks', {
  unwatched: 'checked, never shown',
});

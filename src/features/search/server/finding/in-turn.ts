import type { Connection } from '#platform/database/connection.ts';
import { askingNetwork } from '#platform/limits/asking-network.ts';
import { fairTurns } from '#platform/limits/fair-turns.ts';

/**
 * A question of many words takes a hundred times what another call takes. Two cores are busy with so many at once; the
 * rest waits here instead of holding the database's connections, which everybody else needs as well.
 */
const turns = fairTurns({ atOnce: 4, waitingOfOne: 12, waiting: 60 });

/** Answers once it is the asker's turn. Whoever had theirs does not line up again for the rest of their answer. */
export const inTurn = <Answer>(connection: Connection, answer: () => Promise<Answer>) =>
  turns.run(askingNetwork(connection), answer);

import type { Connection } from '#platform/database/connection.ts';
import { askingNetwork } from '#platform/limits/asking-network.ts';
import { fairTurns } from '#platform/limits/fair-turns.ts';

/**
 * A question of many words takes a hundred times as long as another call. Four at once keep two cores busy; the rest
 * waits here instead of holding database connections, which everybody else needs as well.
 */
const turns = fairTurns({ atOnce: 4, waitingOfOne: 12, waiting: 60 });

/** Answers when it is the asker's turn. One turn covers the whole answer. */
export const inTurn = <Answer>(connection: Connection, answer: () => Promise<Answer>) =>
  turns.run(askingNetwork(connection), answer);

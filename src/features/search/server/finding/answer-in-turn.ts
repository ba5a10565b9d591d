import type { Connection } from '#platform/database/connection.ts';
import { askingNetwork } from '#platform/limits/asking-network.ts';
import { fairTurns } from '#platform/limits/fair-turns.ts';
import type { Asked } from './asked-question.ts';
import type { Found } from './claim-answers.ts';
import { findAnswers } from './find-answers.ts';

/**
 * A question of many words takes a hundred times what another call takes. Two cores are busy with so many at once; the
 * rest waits here instead of holding the database's connections, which everybody else needs as well.
 */
const turns = fairTurns({ atOnce: 4, waitingOfOne: 12, waiting: 60 });

/** What a question finds, once it is the asker's turn. */
export const answerInTurn = (connection: Connection, asked: Asked): Promise<Found> =>
  turns.run(askingNetwork(connection), () => findAnswers(connection, asked));

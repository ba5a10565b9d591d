import type { Limits } from '#platform/processes/child-channel.ts';
import { createChildPool } from '#platform/processes/child-pool.ts';
import { TaskFailed } from '#platform/processes/problems.ts';
import type { FileTask } from './file-task.ts';

/** Child processes that decode untrusted pictures and documents, which never happens in the portal's own process. */
export const fileChildren = createChildPool({
  module: new URL('./file-child.ts', import.meta.url),
  mostMemoryMb: 512,
  loadsAddons: true,
  most: 2,
  warm: 1,
  mostWaiting: 20,
  longestWaitMs: 30_000,
});

/** Runs a task in a child process. Undefined if it failed or exceeded the limits. */
export async function askFileChild<Answer>(
  task: FileTask,
  limits: Limits,
): Promise<Answer | undefined> {
  let answer: Answer | undefined;
  try {
    await fileChildren.run<Answer | undefined>(
      task,
      (message) => {
        answer = message;
      },
      limits,
    );
  } catch (problem) {
    if (problem instanceof TaskFailed) return undefined;
    throw problem;
  }
  return answer;
}

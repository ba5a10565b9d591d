/** The machine could not do it now, whoever asked: no process, no turn or no time was to be had. */
export class MachineBusy extends Error {
  readonly code = 'MACHINE_BUSY';
}

/** The work itself went wrong: the same task would fail anywhere. */
export class TaskFailed extends Error {}

/** It took more work or memory than a task may, or broke its process. */
export class TaskTooLarge extends TaskFailed {}

/** The machine was too busy, whatever the task: there was no process, no turn or no time for it. */
export class MachineBusy extends Error {
  readonly code = 'MACHINE_BUSY';
}

/** The task itself failed, and would fail anywhere. */
export class TaskFailed extends Error {}

/** The task exceeded its CPU or memory limit, or crashed its process. */
export class TaskTooLarge extends TaskFailed {}

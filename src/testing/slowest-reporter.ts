import { relative } from 'node:path';
import type { Reporter } from 'vitest/node';
import { tellSlowest } from './tell-slowest.ts';

/** Lists the slowest test files at the end of a run. */
export const slowestReporter: Reporter = {
  onTestRunEnd(modules) {
    const took = modules.map((module) => {
      const { collectDuration, duration } = module.diagnostic();
      return { name: relative('.', module.moduleId), ms: collectDuration + duration };
    });
    tellSlowest('test files', took);
  },
};

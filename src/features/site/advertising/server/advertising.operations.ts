import {
  defaultFigures,
  getAdvertisingFigures,
} from '#features/site/advertising/advertising.contract.ts';
import { readSettings } from '#features/site/settings/server/read-settings.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';

const figures = operation(getAdvertisingFigures, async (_input, { database, language }) => {
  const setting = await readSettings(database.pool, language);
  return {
    figures: {
      visitors: setting('figure_visitors') ?? defaultFigures.visitors,
      professionals: setting('figure_professionals') ?? defaultFigures.professionals,
      focus: setting('figure_focus') ?? defaultFigures.focus,
    },
  };
});

export const advertisingOperations: readonly Operation[] = [figures];

import type { Motif } from '#demo/pictures/motif.ts';
import { benchMotifs } from './bench.ts';
import { breathingMotifs } from './breathing.ts';
import { dentalMotifs } from './dental.ts';
import { emergencyMotifs } from './emergency.ts';
import { furnitureMotifs } from './furniture.ts';
import { homeMotifs } from './home.ts';
import { imagingMotifs } from './imaging.ts';
import { infusionMotifs } from './infusion.ts';
import { instrumentMotifs } from './instruments.ts';
import { laboratoryMotifs } from './laboratory.ts';
import { mobilityMotifs } from './mobility.ts';
import { monitoringMotifs } from './monitoring.ts';
import { protectionMotifs } from './protection.ts';
import { reagentMotifs } from './reagents.ts';
import { sensesMotifs } from './senses.ts';
import { supportMotifs } from './supports.ts';
import { theatreMotifs } from './theatre.ts';
import { woundMotifs } from './wound.ts';

export const allMotifs: readonly Motif[] = [
  ...monitoringMotifs,
  ...imagingMotifs,
  ...breathingMotifs,
  ...mobilityMotifs,
  ...supportMotifs,
  ...furnitureMotifs,
  ...emergencyMotifs,
  ...dentalMotifs,
  ...theatreMotifs,
  ...instrumentMotifs,
  ...woundMotifs,
  ...infusionMotifs,
  ...protectionMotifs,
  ...laboratoryMotifs,
  ...benchMotifs,
  ...reagentMotifs,
  ...sensesMotifs,
  ...homeMotifs,
];

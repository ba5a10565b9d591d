import { ask, askByReference, asked } from '../asked.ts';
import { generic } from '../demo-records.ts';
import { job, product } from '../record-id.ts';

export const queries = asked('code or reference', {
  en: [
    ask('TBM-1001', 'KW', product('khalijcare-volumetric-infusion-pump')),
    ask('QLS 1007', 'AE', product('sitaqurm-100-mg-tablet')),
    ask('HP1018', 'SA', product('sukkarmet-1-000-mg-modified')),
    ask('kasm 1008', 'QA', product('shifaready-automatic-cpap-device')),
    ask('N02BE01', 'SA', generic('Paracetamol')),
  ],
  ar: [
    ask('كود TBM-1010', 'KW', product('khalijcare-fingertip-pulse-oximeter')),
    ask('smfa 1003', 'OM', product('sawahilaid-vessel-first-aid-kit')),
    askByReference('{lower}', 'JO', job('radiographer-zaytuna-specialty-hospital')),
  ],
});

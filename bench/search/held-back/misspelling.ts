import { ask, asked } from '../asked.ts';
import { devices, generic, ofStrength, openJobs } from '../demo-records.ts';
import { company } from '../record-id.ts';

export const queries = asked('misspelling', {
  en: [
    ask('parcetamol', 'KW', generic('Paracetamol')),
    ask('amoxicilin', 'SA', generic('Amoxicillin'), generic('Amoxicillin and clavulanic acid')),
    ask('metfromin', 'KW', generic('Metformin')),
    ask('fingertip oximter', 'SA', devices('Fingertip Pulse Oximeter')),
    ask('nebuilser', 'SA', devices('Compressor Nebuliser')),
    ask('defibrilator', 'QA', devices('Automated External Defibrillator')),
    ask('wadak pharma', 'KW', company('wadaq-pharma')),
    ask('creeksude surgicak', 'AE', company('creekside-surgical')),
  ],
  ar: [
    ask('بارسيتامول شراب', 'KW', ofStrength('Paracetamol', '120 mg/5 ml'), generic('Paracetamol')),
    ask('مظخة تسريب', 'KW', devices('Volumetric Infusion Pump')),
    ask('اختصاصى علاج طبيعى', 'SA', openJobs('Physiotherapist')),
    ask('مقياس حراره جبينى', 'KW', devices('Infrared Forehead Thermometer')),
    ask('حزام دعم اسفل الضهر', 'SA', devices('Lumbar Support Belt')),
    ask('قطره عينيه تيملول', 'AE', generic('Timolol')),
  ],
});

import { ask, asked } from '../asked.ts';
import { comingEvents, devices, generic, openJobs } from '../demo-records.ts';
import { company } from '../record-id.ts';

export const queries = asked('wrong keyboard layout', {
  en: [
    ask('هىسعمهى', 'KW', generic('Insulin glargine')),
    ask('صاثثمؤاشهق', 'KW', devices('Electric Wheelchair', 'Lightweight Wheelchair')),
    ask('حشقشؤثفشةخم', 'SA', generic('Paracetamol')),
    ask('فهقغشض لاشغ', 'KW', company('tiryaq-bay-medical')),
    ask('قشيهخلقشحاثق', 'QA', openJobs('Radiographer')),
    ask('ةهؤقخسؤخحث', 'EG', devices('Binocular Microscope')),
    ask('يثبهلاقهممشفخق', 'QA', devices('Automated External Defibrillator')),
    ask('شةخءهؤهممهى', 'SA', generic('Amoxicillin'), generic('Amoxicillin and clavulanic acid')),
    ask('يثىفشم ثءحخ', 'KW', comingEvents('Dental Expo')),
    ask('شعفخؤمشرث', 'BH', devices('Class B Autoclave')),
    ask(
      'حاشقةشؤهسف',
      'AE',
      openJobs('Community Pharmacist', 'Production Pharmacist', 'Clinical Pharmacist'),
    ),
  ],
  ar: [
    ask(';vsd ljpv;', 'KW', devices('Electric Wheelchair', 'Lightweight Wheelchair')),
    ask('lsjatn vf,m hgsghl', 'KW', company('rabwat-al-salam-hospital')),
    ask(
      'llvqm',
      'KW',
      openJobs('Intensive Care Nurse', 'Home Care Nurse', 'Operating Theatre Nurse'),
    ),
    ask('hks,gdk', 'EG', generic('Insulin glargine')),
    ask('lqom jsvdf', 'SA', devices('Volumetric Infusion Pump')),
    ask('aha lurl', 'KW', devices('Sterile Gauze Swabs')),
    ask('lphsf', 'LB', openJobs('Accountant')),
    ask(';lhlm', 'SA', devices('Surgical Mask Type IIR', 'FFP2 Respirator')),
    ask('fhvhsdjhl,g', 'KW', generic('Paracetamol')),
    ask("r'vm udkdm", 'AE', generic('Timolol', 'Sodium hyaluronate')),
    ask('tkd lojfv', 'JO', openJobs('Medical Laboratory Technologist')),
    ask('l.dg v[thk', 'QA', devices('Automated External Defibrillator')),
  ],
});

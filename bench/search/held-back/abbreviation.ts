import { ask, asked } from '../asked.ts';
import { comingEvents, devices, openJobs, withDepartment } from '../demo-records.ts';
import { company } from '../record-id.ts';

export const queries = asked('abbreviation', {
  en: [
    ask('AED', 'QA', devices('Automated External Defibrillator')),
    ask('cpap', 'LB', devices('Automatic CPAP Device')),
    ask('POCUS', 'OM', comingEvents('Point-of-Care Ultrasound Day')),
    ask('CSSD', 'SA', [
      ...openJobs('Sterilisation Technician'),
      ...comingEvents('Sterile Services Certificate'),
      ...company('misnad-hospital-services'),
    ]),
  ],
  ar: [
    ask('اتش ار', 'SA', openJobs('Human Resources Officer')),
    ask('سي تي سكان', 'KW', withDepartment('Radiology')),
  ],
});

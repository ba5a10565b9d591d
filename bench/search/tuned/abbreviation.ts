import { ask, asked } from '../asked.ts';
import { comingEvents, devices, generic, openJobs, withDepartment } from '../demo-records.ts';
import { company } from '../record-id.ts';

export const queries = asked('abbreviation', {
  en: [
    ask('MRI', 'KW', withDepartment('Radiology')),
    ask('ICU nurse', 'KW', openJobs('Intensive Care Nurse')),
    ask('NICU', 'QA', company('ain-al-qamar-hospital'), devices('Syringe Pump')),
    ask('EKG machine', 'SA', devices('12-Lead ECG Recorder')),
    ask('CBC analyser', 'BH', devices('Haematology Analyser')),
    ask('BP monitor', 'KW', devices('Upper-Arm Blood Pressure Monitor')),
    ask('OT nurse', 'OM', openJobs('Operating Theatre Nurse')),
    ask('ALS course', 'LB', comingEvents('Advanced Life Support Course')),
    ask('QC analyst', 'JO', openJobs('Quality Control Analyst')),
    ask('HR officer', 'BH', openJobs('Human Resources Officer')),
    ask('ORS', 'BH', generic('Oral rehydration salts')),
    ask('PPI', 'AE', generic('Omeprazole', 'Esomeprazole')),
    ask('nsaid', 'JO', generic('Ibuprofen', 'Diclofenac sodium')),
    ask('SSRI', 'AE', generic('Sertraline')),
    ask('NPWT', 'SA', devices('Negative Pressure Wound System')),
    ask('GDP training', 'AE', comingEvents('Good Distribution Practice Update')),
    ask('CRO', 'JO', company('mizan-clinical-research')),
    ask('vit d3', 'KW', generic('Colecalciferol (vitamin D3)')),
  ],
  ar: [
    ask('ام ار اي', 'KW', withDepartment('Radiology')),
    ask('اي سي يو', 'QA', openJobs('Intensive Care Nurse')),
    ask('سي بي سي', 'OM', devices('Haematology Analyser')),
    ask('رنين', 'KW', withDepartment('Radiology')),
    ask('جهاز ايه اي دي', 'QA', devices('Automated External Defibrillator')),
    ask('محلول او ار اس', 'EG', generic('Oral rehydration salts')),
    ask('اي تي سبورت', 'KW', openJobs('IT Support Specialist')),
    ask('اي سي جي', 'SA', devices('12-Lead ECG Recorder')),
    ask('فيت د', 'KW', generic('Colecalciferol (vitamin D3)')),
  ],
});

import { ask, asked } from '../asked.ts';
import { catalogsNamed, comingEvents, devices, generic, openJobs } from '../demo-records.ts';
import { catalog, company, page } from '../record-id.ts';

export const queries = asked('arabizi', {
  arabizi: [
    ask('abi kursi mut7arek', 'KW', devices('Electric Wheelchair', 'Lightweight Wheelchair')),
    ask('mostashfa 3yoon', 'OM', company('nakhl-eye-hospital', 'wahat-eye-hospitals')),
    ask('dawa lel ka77a', 'KW', generic('Ambroxol')),
    ask('7boob da8t', 'SA', generic('Amlodipine', 'Valsartan', 'Lisinopril', 'Bisoprolol')),
    ask(
      "wa'6ayef tamree'9",
      'KW',
      openJobs('Intensive Care Nurse', 'Home Care Nurse', 'Operating Theatre Nurse'),
      openJobs('Recruitment Consultant, Nursing'),
    ),
    ask('6abeeb usra', 'BH', openJobs('Family Physician')),
    ask('9aydaliya bel jahra', 'KW', company('kathma-family-pharmacies')),
    ask("mo5tabar ta7aleel bel riya'9", 'SA', company('yaqut-laboratories')),
    ask("ma3ra'9 asnan", 'KW', comingEvents('Dental Expo')),
    ask('mo2tamar 2osoor el 2alb', 'AE', comingEvents('Heart Failure Congress')),
    ask('shara2e7 sokkar', 'BH', devices('Glucose Test Strips')),
    ask(
      "mo'9ad 7ayawi",
      'SA',
      generic(
        'Amoxicillin',
        'Amoxicillin and clavulanic acid',
        'Azithromycin',
        'Cefuroxime',
        'Ciprofloxacin',
        'Ceftriaxone',
        'Metronidazole',
      ),
    ),
    ask('jihaz 6ard markazi', 'KW', devices('Bench Centrifuge')),
    ask('3arabat in3ash', 'KW', devices('Crash Trolley')),
    ask("momare'9 3inaya morakaza", 'QA', openJobs('Intensive Care Nurse')),
    ask('tabarro3 beldam', 'SA', comingEvents('Blood Donation Evening')),
    ask("fa79 na6'ar", 'KW', company('ain-al-waha-optical'), comingEvents('School Eyesight Day')),
    ask(
      '9yanat ajheza 6ebeya',
      'KW',
      [
        ...company('sadu-biomedical-services'),
        ...catalog('sadu-biomedical-services-service-contracts'),
      ],
      openJobs('Biomedical Engineer'),
    ),
    ask('5yoo6 jera7eya', 'IN', [
      ...devices('Absorbable Suture, Braided', 'Polypropylene Suture'),
      ...company('malabar-suture-works'),
    ]),
    ask('2atra 3een', 'AE', generic('Timolol', 'Sodium hyaluronate')),
    ask('me2yas 7arara', 'KW', devices('Infrared Forehead Thermometer')),
    ask("abi sho'3l m7aseb", 'KW', openJobs('Accountant')),
    ask('3ayez dawa lel soda3', 'EG', generic('Paracetamol', 'Ibuprofen', 'Sumatriptan')),
    ask('badde dawa lal 7er2a bel me3de', 'LB', generic('Omeprazole', 'Esomeprazole')),
    ask(
      'shlon a7thef 7sabi',
      'KW',
      page('/privacy-policy', '/data-protection'),
      page('/contact', '/faq'),
    ),
    ask('fein mostashfa 3oyoun fel 2ahera', 'EG', company('wahat-eye-hospitals')),
    ask('weyn agrab mostashfa', 'KW', company('rabwat-al-salam-hospital')),
    ask(
      'gheyar joroo7',
      'JO',
      devices('Hydrocolloid Dressing', 'Foam Dressing with Silicone Border', 'Sterile Gauze Swabs'),
      catalogsNamed('Wound Care Selector'),
    ),
    ask('mo3alej tabi3i wazifa', 'AE', openJobs('Physiotherapist')),
  ],
});

// Written before a round of work on the search, across all classes, to measure its effect on unseen queries.
import { type Asked, ask, asked, askForNothing } from '../asked.ts';
import {
  comingEvents,
  devices,
  generic,
  offering,
  openJobs,
  openJobsIn,
  withDepartment,
} from '../demo-records.ts';
import { company, event, faq, page } from '../record-id.ts';

export const queries: readonly Asked[] = [
  ...asked('misspelling', {
    en: [
      ask('paracetmol tablets', 'KW', generic('Paracetamol')),
      ask('azithromicine 500', 'SA', generic('Azithromycin')),
      ask('oxymeter for finger', 'KW', devices('Fingertip Pulse Oximeter')),
      ask('nebulizar', 'SA', devices('Compressor Nebuliser')),
    ],
    ar: [
      ask('ميتفورمن', 'SA', generic('Metformin')),
      ask('كرسي متحرق كهربائي', 'KW', devices('Electric Wheelchair')),
    ],
  }),
  ...asked('transliteration', {
    en: [
      ask('jebel shams medical', 'OM', company('jabal-shams-medical')),
      ask('lulwet al sharg hospital', 'SA', company('lulwat-al-sharq-hospital')),
      ask('yagoot laboratories', 'SA', company('yaqut-laboratories')),
      ask('gafila cold chain', 'AE', company('qafila-cold-chain')),
      ask('failaca lab', 'KW', company('failaka-lab-systems')),
      ask('al mashriqiya training', 'LB', company('mashreqia-health-training')),
    ],
    ar: [
      ask('فلوكونازول', 'KW', generic('Fluconazole')),
      ask('أزيثروميسين', 'KW', generic('Azithromycin')),
      ask('نيبولايزر', 'KW', devices('Compressor Nebuliser')),
    ],
  }),
  ...asked('abbreviation', {
    en: [
      ask('ACLS', 'KW', comingEvents('Advanced Life Support Course')),
      ask(
        'acls course kuwait',
        'KW',
        event('advanced-life-support-course-kuwait-rabwat-al-salam-hospital'),
        comingEvents('Advanced Life Support Course'),
      ),
      ask('POCUS workshop', 'OM', comingEvents('Point-of-Care Ultrasound Day')),
      ask('AED for the gym', 'QA', devices('Automated External Defibrillator')),
      ask('GP job', 'KW', openJobs('Family Physician')),
      ask('physio vacancy', 'SA', openJobs('Physiotherapist')),
    ],
    ar: [ask('سي باب', 'LB', devices('Automatic CPAP Device'))],
  }),
  ...asked('code or reference', {
    en: [ask('A10BA02', 'KW', generic('Metformin'))],
  }),
  ...asked('brand and generic', {
    en: [
      ask('lipitor', 'KW', generic('Atorvastatin')),
      ask('glucophage 500', 'KW', generic('Metformin')),
      ask('lantus pen', 'KW', generic('Insulin glargine')),
      ask('zovirax cream', 'KW', generic('Aciclovir')),
    ],
    ar: [
      ask('كونكور', 'KW', generic('Bisoprolol')),
      ask('دوسباتالين', 'EG', generic('Mebeverine')),
      ask('فنتولين بخاخ', 'KW', generic('Salbutamol')),
      ask('نيكسيوم ٤٠', 'AE', generic('Esomeprazole')),
    ],
  }),
  ...asked('described use', {
    en: [
      ask('something to walk with that has a seat', 'KW', devices('Rollator with Seat')),
      ask('fast test for heart attack', 'JO', devices('Troponin I Rapid Test')),
      ask('sticks to test urine', 'KW', devices('Urine Test Strips, 10 Parameters')),
      ask('gel to clean hands without water', 'KW', devices('Alcohol Hand Rub')),
      ask('bag for paramedics', 'SA', devices('Trauma Backpack')),
      ask('cloth to cover patient in surgery', 'AE', devices('Universal Drape Pack')),
      ask('machine that counts blood cells', 'BH', devices('Haematology Analyser')),
    ],
    ar: [
      ask('جهاز يساعد على التنفس وقت النوم', 'LB', devices('Automatic CPAP Device')),
      ask('شي نمشي عليه وفيه مقعد لكبار السن', 'KW', devices('Rollator with Seat')),
      ask('مادة لتعقيم اليدين', 'KW', devices('Alcohol Hand Rub')),
      ask('خيوط تذوب لوحدها بعد العملية', 'IN', devices('Absorbable Suture, Braided')),
      ask('شبكة لعملية الفتاق', 'IN', devices('Hernia Mesh')),
      ask('جهاز يشفط البلغم', 'QA', devices('Portable Suction Unit')),
    ],
  }),
  ...asked('symptom', {
    en: [
      ask('my stomach burns after eating', 'SA', generic('Omeprazole', 'Esomeprazole')),
      ask('child has high temperature', 'KW', generic('Paracetamol', 'Ibuprofen')),
      ask('blocked nose spray', 'KW', generic('Xylometazoline')),
      ask('dry eyes drops', 'AE', generic('Sodium hyaluronate')),
      ask('pimples cream', 'AE', generic('Adapalene')),
      ask('nerve pain from diabetes', 'AE', generic('Pregabalin')),
    ],
    ar: [
      ask('عندي امساك من اسبوع', 'KW', generic('Lactulose')),
      ask('دواء للغدة الدرقية الخاملة', 'KW', generic('Levothyroxine')),
      ask('جفاف العين', 'AE', generic('Sodium hyaluronate')),
      ask('علاج فقر الدم', 'EG', generic('Ferrous sulfate')),
      ask('خشمي مسدود', 'KW', generic('Xylometazoline')),
      ask('حساسية من الغبار', 'SA', generic('Cetirizine', 'Loratadine')),
    ],
  }),
  ...asked('word form', {
    ar: [
      ask('وللأطفال شراب خافض حرارة', 'KW', generic('Paracetamol', 'Ibuprofen')),
      ask('بالمستشفيات مهندسين اجهزة طبية', 'KW', openJobs('Biomedical Engineer')),
      ask(
        'للممرضات وظائف',
        'KW',
        openJobs('Intensive Care Nurse', 'Home Care Nurse', 'Operating Theatre Nurse'),
      ),
      ask(
        'والصيادلة المطلوبين',
        'SA',
        openJobs('Community Pharmacist', 'Production Pharmacist', 'Clinical Pharmacist'),
      ),
      ask(
        'ضمادات حروق',
        'EG',
        devices(
          'Burn Compression Garment',
          'Hydrocolloid Dressing',
          'Foam Dressing with Silicone Border',
        ),
      ),
    ],
    en: [
      ask('midwives', 'SA', openJobs('Midwife')),
      ask('radiographers needed', 'KW', openJobs('Radiographer')),
    ],
  }),
  ...asked('spoken sentence', {
    en: [
      ask(
        'hi i am looking for someone who can come home and take care of my mother',
        'KW',
        company('wafra-home-care'),
        [...openJobs('Home Care Nurse'), ...offering('Home visits')],
      ),
      ask(
        'hello do you know any company that can repair our hospital equipment in riyadh please',
        'SA',
        offering('Repair and spare parts', 'SA'),
      ),
      ask(
        'we need fifty boxes of nitrile gloves for our clinic',
        'KW',
        devices('Nitrile Examination Gloves'),
      ),
      ask(
        'my father had a stroke and needs rehabilitation in al ain',
        'AE',
        company('hili-rehabilitation-centre'),
      ),
      ask(
        'i am a pharmacist with five years experience looking for work in saudi',
        'SA',
        openJobsIn('Saudi', 'Community Pharmacist', 'Production Pharmacist', 'Clinical Pharmacist'),
        openJobs('Community Pharmacist', 'Production Pharmacist', 'Clinical Pharmacist'),
      ),
    ],
    ar: [
      ask(
        'السلام عليكم ابي اعرف وين اقدر اسوي فحص جيني قبل الزواج في الامارات',
        'AE',
        company('ghaf-genomics'),
      ),
      ask('لو سمحت هل عندكم شركة تنقل الادوية المبردة', 'AE', company('qafila-cold-chain')),
      ask('مرحبا ادور على مستشفى فيه قسم قلب بالكويت', 'KW', [
        ...withDepartment('Cardiology', 'KW'),
        ...company('nabdeen-heart-clinic'),
      ]),
    ],
  }),
  ...asked('Gulf dialect', {
    ar: [
      ask('ابي فني تعقيم', 'SA', openJobs('Sterilisation Technician')),
      ask('وين احصل شاش معقم', 'KW', devices('Sterile Gauze Swabs')),
      ask('ابغى عكاز ولا مشاية لجدتي', 'KW', devices('Rollator with Seat')),
      ask('عندكم دريل اسنان ولا كرسي اسنان', 'KW', devices('Dental Treatment Unit')),
      ask('ابي قفازات طبية وايد', 'KW', devices('Nitrile Examination Gloves')),
    ],
  }),
  ...asked('Egyptian dialect', {
    ar: [
      ask('عايز جهاز استنشاق للأطفال', 'SA', devices('Compressor Nebuliser')),
      ask('محتاجة حاجة للكحة والبلغم', 'EG', generic('Ambroxol')),
      ask('عاوزة دوا للقولون', 'EG', generic('Mebeverine')),
    ],
  }),
  ...asked('Levantine dialect', {
    ar: [
      ask(
        'بدي دوا للسكري',
        'JO',
        generic('Metformin', 'Gliclazide', 'Sitagliptin', 'Insulin glargine'),
      ),
      ask(
        'شو في شغل لممرضات',
        'JO',
        openJobs('Intensive Care Nurse', 'Home Care Nurse', 'Operating Theatre Nurse'),
      ),
      ask('قديش حق جهاز الضغط', 'JO', devices('Upper-Arm Blood Pressure Monitor')),
      ask('مين بيعمل ابحاث سريرية بعمان', 'JO', company('mizan-clinical-research')),
    ],
  }),
  ...asked('arabizi', {
    arabizi: [
      ask('abi dwa lel su3al', 'KW', generic('Ambroxol')),
      ask(
        'wain alga kursi mot7arek',
        'KW',
        devices('Electric Wheelchair', 'Lightweight Wheelchair'),
      ),
      ask('wazifa mo7aseb', 'KW', openJobs('Accountant')),
      ask('jehaz tanafos bel nom', 'LB', devices('Automatic CPAP Device')),
      ask(
        '3yadat jeldiya dubai',
        'AE',
        company('yasmina-skin-clinic'),
        openJobsIn('Dubai', 'Dermatologist'),
      ),
      ask('saydaliyat kathma', 'KW', company('kathma-family-pharmacies')),
      ask('maw3ed mo2tamar el sokkar', 'KW', comingEvents('Gulf Diabetes Days')),
    ],
  }),
  ...asked('help and legal', {
    en: [
      ask(
        'where is my receipt',
        'KW',
        faq('Whom do I ask about an invoice, and what does 24/7 support mean?'),
        page('/contact', '/faq'),
      ),
      ask(
        'erase my data',
        'KW',
        page('/privacy-policy', '/data-protection'),
        page('/contact', '/faq'),
      ),
      ask(
        'what cv format do you accept',
        'KW',
        faq('Which files can I send as a CV?'),
        page('/faq'),
      ),
      ask('put my banner on your website', 'AE', page('/advertising')),
      ask(
        'can i pay with knet',
        'KW',
        faq('How do I pay, and is it secure?'),
        page('/faq', '/subscription'),
      ),
    ],
    ar: [
      ask(
        'ابي احذف بياناتي',
        'KW',
        page('/privacy-policy', '/data-protection'),
        page('/contact', '/faq'),
      ),
      ask(
        'وين الفاتورة حقتي',
        'KW',
        faq('Whom do I ask about an invoice, and what does 24/7 support mean?'),
        page('/contact', '/faq'),
      ),
      ask('بكم الاشتراك', 'KW', [
        ...faq('Which plans are there and what do they cost?'),
        ...page('/subscription'),
      ]),
      ask('ابغى اعلن عن شركتي', 'SA', page('/advertising'), [
        ...faq('How does my company become an exhibitor?'),
        ...page('/subscription'),
      ]),
      ask('كيف اسحب طلب التوظيف', 'KW', faq('Can I withdraw an application?'), page('/faq')),
    ],
  }),
  ...asked('service or department', {
    en: [
      ask('on call service engineer', 'KW', offering('Repair and spare parts', 'KW'), [
        ...offering('Repair and spare parts'),
        ...openJobs('Field Service Engineer, Analysers'),
      ]),
      ask(
        'cold storage transport for medicines',
        'AE',
        company('qafila-cold-chain'),
        openJobs('Cold Chain Coordinator'),
      ),
      ask(
        'nurse recruitment agency',
        'IN',
        company('arogyadeep-health-staffing'),
        openJobs('Recruitment Consultant, Nursing'),
      ),
    ],
    ar: [
      ask(
        'شركة توظيف ممرضات من الهند',
        'IN',
        company('arogyadeep-health-staffing'),
        openJobs('Recruitment Consultant, Nursing'),
      ),
    ],
  }),
  ...asked('synonym', {
    en: [
      ask('drip pump', 'KW', devices('Volumetric Infusion Pump')),
      ask('operating room nurse vacancies', 'OM', openJobs('Operating Theatre Nurse')),
      ask('x-ray technician job', 'KW', openJobs('Radiographer')),
    ],
    ar: [
      ask('مصاص بلغم', 'QA', devices('Portable Suction Unit')),
      ask('فني اشعة', 'KW', openJobs('Radiographer')),
      ask('مندوب طبي', 'SA', openJobs('Medical Representative')),
      ask('عدسات لاصقة ملونة بدون درجة', 'KW', company('ain-al-waha-optical')),
    ],
  }),
  ...asked('question', {
    en: [
      ask(
        'who can calibrate my infusion pumps in kuwait',
        'KW',
        offering('Calibration on site', 'KW'),
        offering('Calibration on site'),
      ),
      ask('is there a cme event about diabetes', 'KW', comingEvents('Gulf Diabetes Days')),
    ],
    ar: [
      ask('وش افضل مختبر في الرياض', 'SA', company('yaqut-laboratories')),
      ask('هل يوجد مؤتمر للتمريض هذا العام', 'KW', comingEvents('Nursing Leadership Conference')),
    ],
  }),
  ...asked('mixed scripts', {
    ar: [
      ask(
        'دورة ALS بيروت',
        'LB',
        event('advanced-life-support-course-beirut-mashreqia-health-training'),
        comingEvents('Advanced Life Support Course'),
      ),
      ask('وظيفة HR', 'BH', openJobs('Human Resources Officer')),
    ],
  }),
  ...asked('not in the demo', {
    en: [
      askForNothing('veterinary clinic for cats', 'AE'),
      askForNothing('speech therapist job', 'KW'),
      askForNothing('blood gas analyser', 'SA'),
      askForNothing('endoscopy tower', 'SA'),
      askForNothing('dental implant screws', 'LB'),
    ],
    ar: [askForNothing('منظار معدة', 'SA'), askForNothing('اخصائي نطق', 'KW')],
  }),
  ...asked('hostile or nonsense', {
    en: [
      askForNothing('netflix subscription price', 'KW'),
      askForNothing('learn english online free', 'KW'),
      askForNothing('zzzz xxxx', 'KW'),
    ],
    ar: [askForNothing('مباراة اليوم', 'SA'), askForNothing('مطعم سمك بالفحيحيل', 'KW')],
  }),
];

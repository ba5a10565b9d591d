import { ask, asked } from '../asked.ts';
import { devices } from '../demo-records.ts';

export const queries = asked('described use', {
  en: [
    ask(
      'something to measure sugar',
      'BH',
      devices('Glucose Test Strips'),
      devices('HbA1c Reagent Kit', 'Urine Test Strips, 10 Parameters'),
    ),
    ask('thing to lift a patient out of bed', 'SA', devices('Patient Hoist')),
    ask('keeps vaccines cold when there is no electricity', 'BH', devices('Vaccine Refrigerator')),
    ask('belt for lower back', 'SA', devices('Lumbar Support Belt')),
    ask('machine that spins blood tubes', 'IN', devices('Bench Centrifuge')),
    ask('chair that folds and fits in the car', 'SA', devices('Lightweight Wheelchair')),
    ask('something to wear against x rays', 'AE', devices('Radiation Protection Apron')),
    ask('device that shocks the heart', 'QA', devices('Automated External Defibrillator')),
    ask('quick test for flu', 'KW', devices('Influenza A/B Rapid Test')),
    ask('to sterilise dental instruments', 'KW', devices('Class B Autoclave')),
    ask('measure fever without touching', 'AE', devices('Infrared Forehead Thermometer')),
    ask('stretcher that splits in two', 'OM', devices('Scoop Stretcher')),
  ],
  ar: [
    ask('جهاز يقيس الضغط', 'KW', devices('Upper-Arm Blood Pressure Monitor')),
    ask('شي يقيس الاكسجين من الاصبع', 'SA', devices('Fingertip Pulse Oximeter')),
    ask('جهاز نسمع فيه نبض الجنين', 'KW', devices('Fetal Doppler')),
    ask('جهاز لقياس وظائف الرئة', 'QA', devices('Spirometer')),
    ask('شي نرفع فيه المريض من السرير', 'SA', devices('Patient Hoist')),
    ask('يحفظ اللقاحات باردة بدون كهرباء', 'OM', devices('Vaccine Refrigerator')),
    ask('جهاز يعقم ادوات الاسنان', 'KW', devices('Class B Autoclave')),
    ask('مادة لاخذ طبعة الاسنان', 'LB', devices('Alginate Impression Material')),
    ask('لباس يحمي من الاشعة', 'AE', devices('Radiation Protection Apron')),
    ask('كرسي ينطوي وينحط بالسيارة', 'SA', devices('Lightweight Wheelchair')),
    ask('فحص سريع للجلطة القلبية', 'JO', devices('Troponin I Rapid Test')),
    ask('لبس لندبات الحروق', 'EG', devices('Burn Compression Garment')),
    ask('شنطة ظهر للمسعفين', 'SA', devices('Trauma Backpack')),
    ask('اداة لسحب كمية دقيقة من السوائل في المختبر', 'BH', devices('Adjustable Micropipette')),
    ask('عربة فيها ادوات الانعاش', 'KW', devices('Crash Trolley')),
    ask('ادوات قلع الاسنان', 'LB', devices('Extraction Forceps Set')),
    ask('مضخة صغيرة تسرع التئام الجروح', 'SA', devices('Negative Pressure Wound System')),
  ],
});

import { ask, asked } from '../asked.ts';
import { devices, generic, ofStrength } from '../demo-records.ts';
import { product } from '../record-id.ts';

export const queries = asked('digits and strengths', {
  en: [
    ask('hadimol 500', 'KW', product('hadimol-500-mg-plain')),
    ask('amlodipine 10 mg', 'SA', ofStrength('Amlodipine', '10 mg')),
    ask('valsartan 160mg', 'JO', ofStrength('Valsartan', '160 mg')),
    ask('metformin 1000', 'SA', ofStrength('Metformin', '1,000 mg')),
    ask('metformin 850mg tab', 'KW', ofStrength('Metformin', '850 mg')),
    ask('vitamin d 50000', 'AE', generic('Colecalciferol (vitamin D3)')),
    ask(
      'amoxicillin clavulanic 875/125',
      'AE',
      ofStrength('Amoxicillin and clavulanic acid', '875 mg/125 mg'),
    ),
    ask('montelukast 4 mg', 'SA', ofStrength('Montelukast', '4 mg')),
    ask('paracetamol 120mg/5ml', 'KW', ofStrength('Paracetamol', '120 mg/5 ml')),
    ask('oxygen concentrator 5 litre', 'QA', devices('Oxygen Concentrator 5 L')),
    ask('12 lead ecg', 'BH', devices('12-Lead ECG Recorder')),
    ask('ceftriaxone 2g', 'AE', ofStrength('Ceftriaxone', '2 g')),
    ask('insulin 100 iu/ml', 'AE', generic('Insulin glargine')),
  ],
  ar: [
    ask('هاديمول ٥٠٠', 'KW', product('hadimol-500-mg-plain')),
    ask('أموكسيسيلين 250 شراب', 'SA', ofStrength('Amoxicillin', '250 mg/5 ml')),
    ask('باراسيتامول ١ غرام فوار', 'KW', ofStrength('Paracetamol', '1 g')),
    ask('ميتفورمين ١٠٠٠', 'SA', ofStrength('Metformin', '1,000 mg')),
    ask('فالسارتان 80', 'QA', ofStrength('Valsartan', '80 mg')),
    ask('حمض اسيتيل الساليسيليك 81', 'BH', generic('Acetylsalicylic acid, low dose')),
    ask('محقنة 5مل', 'JO', devices('Disposable Syringe 5 ml'), devices('Syringe Pump')),
    ask('فيتامين د 50000 وحدة', 'SA', generic('Colecalciferol (vitamin D3)')),
    ask('شرائط بول 10', 'KW', devices('Urine Test Strips, 10 Parameters')),
    ask('اتورفاستاتين ٢٠ ملجم', 'LB', ofStrength('Atorvastatin', '20 mg')),
    ask('سيفوروكسيم ٥٠٠', 'JO', generic('Cefuroxime')),
    ask('مونتيلوكاست 10 ملغ', 'SA', ofStrength('Montelukast', '10 mg')),
    ask('مكثف اكسجين ٥ لتر', 'QA', devices('Oxygen Concentrator 5 L')),
    ask('املوديبين ٥', 'EG', ofStrength('Amlodipine', '5 mg')),
    ask('تخطيط قلب 12 قناه', 'BH', devices('12-Lead ECG Recorder')),
  ],
});

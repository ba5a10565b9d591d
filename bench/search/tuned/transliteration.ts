import { ask, asked } from '../asked.ts';
import { comingEvents, devices, generic, openJobs } from '../demo-records.ts';
import { catalog, company } from '../record-id.ts';

export const queries = asked('transliteration', {
  en: [
    ask('Kazma family pharmacy', 'KW', company('kathma-family-pharmacies')),
    ask('Lulua al sharq hospital', 'SA', company('lulwat-al-sharq-hospital')),
    ask('Sadou biomedical', 'KW', company('sadu-biomedical-services')),
    ask('Zafaran pharma', 'AE', company('zaafaran-pharma')),
    ask('Khour al Shefa', 'QA', company('khor-al-shifa-medical')),
    ask('Morjan pharma', 'BH', company('murjan-pharma')),
    ask('Saroog medical', 'AE', company('saruq-medical-devices')),
    ask('Jebel Shams medical', 'OM', company('jabal-shams-medical')),
  ],
  ar: [
    ask('الترا ساوند', 'AE', [
      ...devices('Portable Ultrasound Scanner'),
      ...comingEvents('Point-of-Care Ultrasound Day'),
    ]),
    ask('بلس اوكسيميتر', 'KW', devices('Fingertip Pulse Oximeter')),
    ask('نيبولايزر', 'SA', devices('Compressor Nebuliser')),
    ask('ويل تشير', 'KW', devices('Electric Wheelchair', 'Lightweight Wheelchair')),
    ask('سي باب', 'QA', devices('Automatic CPAP Device')),
    ask('سنترفيوج', 'KW', devices('Bench Centrifuge')),
    ask('كراش ترولي', 'KW', devices('Crash Trolley')),
    ask('فنتليتر', 'SA', devices('Transport Ventilator')),
    ask('بايوميديكال انجنير', 'KW', openJobs('Biomedical Engineer')),
    ask('كريكسايد سيرجيكال', 'AE', company('creekside-surgical')),
    ask('دنتال اكسبو', 'KW', comingEvents('Dental Expo')),
    ask('ميديكال ريب', 'AE', openJobs('Medical Representative')),
    ask('ديكلوفيناك جل', 'KW', generic('Diclofenac sodium')),
    ask('انهيلر سالبيوتامول', 'SA', generic('Salbutamol')),
    ask('تيرياق باي', 'KW', company('tiryaq-bay-medical')),
    ask('غاف جينومكس', 'AE', company('ghaf-genomics')),
  ],
  arabizi: [
    ask('mustashfa rabwat al salam', 'KW', company('rabwat-al-salam-hospital')),
    ask('saydaliyat tamra', 'SA', company('tamra-pharmacies')),
    ask('mukhtabarat yaqut', 'SA', company('yaqut-laboratories')),
    ask('jihaz daght', 'KW', devices('Upper-Arm Blood Pressure Monitor')),
    ask('kursi mutaharrik', 'KW', devices('Electric Wheelchair', 'Lightweight Wheelchair')),
    ask('kamama', 'SA', devices('Surgical Mask Type IIR', 'FFP2 Respirator')),
    ask('ghaseel kela', 'BH', company('sitra-dialysis-centres'), [
      ...catalog('sitra-dialysis-centres-holiday-dialysis'),
      ...openJobs('Dialysis Technician'),
    ]),
    ask('shash muaqqam', 'EG', devices('Sterile Gauze Swabs')),
  ],
});

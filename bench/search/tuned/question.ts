import { ask, asked } from '../asked.ts';
import {
  devices,
  devicesIn,
  generic,
  ofBrand,
  offering,
  ofStrength,
  sellersOf,
} from '../demo-records.ts';
import { catalog, company, event, product } from '../record-id.ts';

export const queries = asked('question', {
  en: [
    ask(
      'where can i buy an electric wheelchair?',
      'KW',
      [...devicesIn('KW', 'Electric Wheelchair'), ...sellersOf(['Electric Wheelchair'])],
      devices('Electric Wheelchair'),
    ),
    ask('is there a heart clinic in salmiya?', 'KW', company('nabdeen-heart-clinic')),
    ask(
      'do you have ibuprofen for children',
      'JO',
      ofStrength('Ibuprofen', '100 mg/5 ml'),
      generic('Ibuprofen'),
    ),
    ask('is any pharmacy open all night in kuwait', 'KW', company('kathma-family-pharmacies')),
    ask(
      'where can I do dialysis in bahrain',
      'BH',
      company('sitra-dialysis-centres'),
      catalog('sitra-dialysis-centres-holiday-dialysis'),
    ),
    ask('when is the kuwait dental expo?', 'KW', event('kuwait-dental-expo-dhow-dental-supply')),
    ask('how much is a zirconia block', 'LB', devices('Zirconia Block')),
    ask(
      'can i get an oxygen concentrator in doha',
      'QA',
      product('shifaready-oxygen-concentrator-5-l'),
      company('khor-al-shifa-medical'),
    ),
    ask(
      'who makes eye drops in the emirates',
      'AE',
      company('zaafaran-pharma'),
      generic('Timolol', 'Sodium hyaluronate'),
    ),
    ask(
      'which lab does genetic testing?',
      'AE',
      company('ghaf-genomics'),
      catalog('ghaf-genomics-genetic-tests'),
    ),
    ask('any hospital for neurosurgery in amman?', 'JO', company('zaytuna-specialty-hospital')),
  ],
  ar: [
    ask('أين أجد كرسيًا متحركًا كهربائيًا؟', 'KW', [
      ...devices('Electric Wheelchair'),
      ...sellersOf(['Electric Wheelchair']),
    ]),
    ask('ما هو أفضل علاج لحرقة المعدة؟', 'SA', generic('Omeprazole', 'Esomeprazole')),
    ask('هل يوجد مستشفى للعيون في مسقط؟', 'OM', company('nakhl-eye-hospital')),
    ask(
      'من يبيع أجهزة الأشعة في أبوظبي؟',
      'AE',
      company('dafra-imaging-systems'),
      devices('Mobile X-Ray Unit'),
    ),
    ask('ما سعر جهاز تخطيط القلب؟', 'BH', devices('12-Lead ECG Recorder')),
    ask(
      'متى مؤتمر قصور القلب في الأردن؟',
      'JO',
      event('amman-heart-failure-congress-zaytuna-specialty-hospital'),
    ),
    ask('هل عندكم دواء للشقيقة؟', 'LB', generic('Sumatriptan')),
    ask(
      'أي مختبر يجري الفحوص الجينية؟',
      'AE',
      company('ghaf-genomics'),
      catalog('ghaf-genomics-genetic-tests'),
    ),
    ask('من يقوم بصيانة الأجهزة الطبية؟', 'KW', company('sadu-biomedical-services'), [
      ...offering('Repair and spare parts'),
      ...catalog('sadu-biomedical-services-service-contracts'),
    ]),
    ask(
      'أين يمكنني غسيل الكلى في البحرين؟',
      'BH',
      company('sitra-dialysis-centres'),
      catalog('sitra-dialysis-centres-holiday-dialysis'),
    ),
    ask(
      'هل يوجد دورة إنعاش في بيروت؟',
      'LB',
      event('advanced-life-support-course-beirut-mashreqia-health-training'),
      company('mashreqia-health-training'),
    ),
    ask('أين أجد ممرضة تأتي إلى المنزل؟', 'KW', company('wafra-home-care'), [
      ...catalog('wafra-home-care-home-care-plans'),
      ...offering('Home visits'),
    ]),
    ask('كم سعر جهاز قياس الضغط؟', 'KW', devices('Upper-Arm Blood Pressure Monitor')),
    ask('هل في مستشفى ولادة في قطر؟', 'QA', company('ain-al-qamar-hospital')),
    ask('من هو وكيل ضفرة سكان؟', 'AE', company('dafra-imaging-systems'), ofBrand('Dafrascan')),
  ],
});

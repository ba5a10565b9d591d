import { ask, asked } from '../asked.ts';
import {
  comingEvents,
  devices,
  generic,
  ofBrand,
  offering,
  openJobs,
  openJobsIn,
  openJobsWhere,
} from '../demo-records.ts';
import { catalog, company, event, job, product } from '../record-id.ts';

export const queries = asked('spoken sentence', {
  en: [
    ask(
      'my father came home after a stroke and we need a nurse who comes to the house every day, who does that in Kuwait',
      'KW',
      company('wafra-home-care'),
      [...catalog('wafra-home-care-home-care-plans'), ...offering('Home visits', 'KW')],
    ),
    ask(
      'our laboratory in Cairo needs a haematology analyser but we cannot pay everything at once',
      'EG',
      [...company('abu-qirdan-diagnostics'), ...product('qirdalab-haematology-analyser')],
      devices('Haematology Analyser'),
    ),
    ask(
      'we are looking for a company that transports vaccines and insulin at two to eight degrees inside the emirates',
      'AE',
      company('qafila-cold-chain'),
      catalog('qafila-cold-chain-temperature-services'),
    ),
    ask(
      'is there any meeting about kidney care coming up where my team could go',
      'BH',
      comingEvents('Kidney Care Meeting'),
    ),
    ask(
      'my child has asthma and the doctor said we need the machine that turns the medicine into a fine mist',
      'SA',
      devices('Compressor Nebuliser'),
    ),
    ask(
      'we need someone to calibrate our balances and pipettes and give us a certificate on the same day',
      'BH',
      company('reef-laboratory-supplies'),
      offering('Calibration on site', 'BH'),
    ),
    ask(
      'I am a pharmacist from Kerala looking for work in a community pharmacy in Saudi Arabia',
      'IN',
      job('community-pharmacist-tamra-pharmacies'),
      openJobsIn('Saudi Arabia', 'Production Pharmacist'),
    ),
    ask(
      'our fishing boat needs a waterproof first aid kit for a crew of about twelve people',
      'OM',
      devices('Vessel First-Aid Kit'),
      company('sur-marine-first-aid'),
    ),
    ask(
      'I found a lump and want a mammogram and maybe a biopsy somewhere in Tripoli that does not cost a fortune',
      'LB',
      company('wardiyya-clinic'),
    ),
  ],
  ar: [
    ask(
      'السلام عليكم أنا فاتح عيادة أسنان جديدة وأحتاج وحدة علاج أسنان كاملة مع الكرسي والإضاءة من مورد بالكويت',
      'KW',
      [...product('boomdent-dental-treatment-unit'), ...company('dhow-dental-supply')],
      ofBrand('Boomdent'),
    ),
    ask(
      'والدتي مريضة ضغط وأبحث عن جهاز قياس ضغط منزلي ينطق النتيجة بالعربي',
      'KW',
      devices('Upper-Arm Blood Pressure Monitor'),
    ),
    ask(
      'أبحث عن شركة تنقل اللقاحات والأدوية المبردة بين دبي وأبوظبي مع تسجيل درجة الحرارة',
      'AE',
      company('qafila-cold-chain'),
      catalog('qafila-cold-chain-temperature-services'),
    ),
    ask(
      'نحن مستشفى خاص ونريد التعاقد مع جهة تتولى التعقيم المركزي والبياضات والنفايات الطبية في الرياض',
      'SA',
      [
        ...company('misnad-hospital-services'),
        ...catalog('misnad-hospital-services-facility-services'),
      ],
    ),
    ask(
      'زوجتي حامل ونبحث عن مستشفى نساء وولادة في قطر فيه عناية بالمواليد',
      'QA',
      company('ain-al-qamar-hospital'),
    ),
    ask(
      'أريد أن أتبرع بالدم في الدمام متى تكون الأمسية القادمة',
      'SA',
      event('dammam-blood-donation-evening-lulwat-al-sharq-hospital'),
    ),
    ask(
      'أنا خريج هندسة أجهزة طبية وأبحث عن وظيفة في الشارقة أو دبي',
      'AE',
      openJobsWhere(
        ({ title, location }) =>
          title.en === 'Biomedical Engineer' && /Sharjah|Dubai/.test(location.en),
      ),
      openJobs('Biomedical Engineer'),
    ),
    ask(
      'ابني عنده حكة وعطاس من الغبار وأريد شراب حساسية مناسب للأطفال',
      'KW',
      product('nasmarin-5-mg-5-ml-syrup'),
      generic('Cetirizine', 'Loratadine'),
    ),
    ask('نحتاج ثلاجات لقاحات تعمل بالطاقة الشمسية لمراكز صحية بعيدة عن المدينة', 'OM', [
      ...devices('Vaccine Refrigerator'),
      ...company('jabal-shams-medical'),
    ]),
    ask(
      'أمي لا تستطيع المشي ونريد كرسيًا كهربائيًا يصعد المنحدرات',
      'KW',
      devices('Electric Wheelchair'),
    ),
    ask(
      'أين أستطيع فحص نظر أولادي مجانًا في الكويت',
      'KW',
      company('ain-al-waha-optical'),
      comingEvents('School Eyesight Day'),
    ),
    ask(
      'عندنا معمل صغير ومحتاجين جهاز كيمياء سريرية بنظام تأجير مقابل الكواشف',
      'EG',
      [...company('abu-qirdan-diagnostics'), ...product('qirdalab-clinical-chemistry-analyser')],
      devices('Clinical Chemistry Analyser'),
    ),
    ask(
      'طبيب أسنان في بيروت ويريد إرسال المسح الرقمي مساء واستلام التاج بعد يومين',
      'LB',
      company('jbeil-dental-arts'),
      devices('Zirconia Block'),
    ),
  ],
});

import type { DemoText } from '#demo/demo-text.ts';

export type KnownDepartment = {
  readonly name: DemoText;
  readonly description: DemoText;
  /** Fictional people who may lead it. */
  readonly heads: readonly DemoText[];
};

const doctors = {
  cardiology: [
    person('Dr. Huda Al Rashidi', 'د. هدى الرشيدي'),
    person('Dr. Samir Khoury', 'د. سمير خوري'),
  ],
  paediatrics: [
    person('Dr. Noura Al Suwaidi', 'د. نورة السويدي'),
    person('Dr. Anand Menon', 'د. أناند مينون'),
  ],
  radiology: [
    person('Dr. Faisal Al Harbi', 'د. فيصل الحربي'),
    person('Dr. Rana Haddad', 'د. رنا حداد'),
  ],
  surgery: [
    person('Dr. Yousef Al Balushi', 'د. يوسف البلوشي'),
    person('Dr. Mona Fathy', 'د. منى فتحي'),
  ],
  women: [
    person('Dr. Salma Al Khalifa', 'د. سلمى الخليفة'),
    person('Dr. Leena Nair', 'د. لينا ناير'),
  ],
  emergency: [
    person('Dr. Khaled Al Enezi', 'د. خالد العنزي'),
    person('Dr. Omar Zoubi', 'د. عمر الزعبي'),
  ],
};

const managers = {
  sales: [person('Layla Mansour', 'ليلى منصور'), person('Tariq Al Amri', 'طارق العامري')],
  service: [
    person('Eng. Bilal Aoun', 'م. بلال عون'),
    person('Eng. Hessa Al Mannai', 'م. حصة المناعي'),
  ],
  quality: [person('Dr. Reem Al Otaibi', 'د. ريم العتيبي'), person('Priya Iyer', 'بريا آير')],
  supply: [person('Nasser Al Hajri', 'ناصر الهاجري'), person('Dina Youssef', 'دينا يوسف')],
  training: [person('Maha Al Jaber', 'مها الجابر'), person('George Saliba', 'جورج صليبا')],
};

/** Where patients are treated. */
export const patientDepartments: readonly KnownDepartment[] = [
  known(
    ['Cardiology', 'أمراض القلب'],
    [
      'Consultations, echocardiography and stress tests, with results on the same day.',
      'استشارات وتخطيط صدى القلب واختبارات الجهد، والنتائج في اليوم نفسه.',
    ],
    doctors.cardiology,
  ),
  known(
    ['Paediatrics', 'طب الأطفال'],
    [
      'From the first vaccination to the school check-up, with a waiting room made for children.',
      'من التطعيم الأول إلى فحص المدرسة، مع غرفة انتظار أُعدّت للأطفال.',
    ],
    doctors.paediatrics,
  ),
  known(
    ['Radiology', 'الأشعة'],
    [
      'X-ray, ultrasound, CT and MRI, reported in Arabic and English.',
      'أشعة سينية وموجات فوق صوتية وأشعة مقطعية ورنين مغناطيسي، بتقارير عربية وإنجليزية.',
    ],
    doctors.radiology,
  ),
  known(
    ['General Surgery', 'الجراحة العامة'],
    [
      'Day surgery and keyhole procedures, with a nurse who calls you the next morning.',
      'جراحات اليوم الواحد والمناظير، مع ممرضة تتصل بك صباح اليوم التالي.',
    ],
    doctors.surgery,
  ),
  known(
    ['Women’s Health', 'صحة المرأة'],
    [
      'Pregnancy care, gynaecology and breast clinic under one roof.',
      'متابعة الحمل وأمراض النساء وعيادة الثدي تحت سقف واحد.',
    ],
    doctors.women,
  ),
  known(
    ['Emergency', 'الطوارئ'],
    [
      'Open day and night. A physician sees every patient within fifteen minutes.',
      'مفتوح ليلًا ونهارًا، ويرى الطبيب كل مريض خلال خمس عشرة دقيقة.',
    ],
    doctors.emergency,
  ),
];

/** Where things are made, sold and looked after. */
export const tradeDepartments: readonly KnownDepartment[] = [
  known(
    ['Sales', 'المبيعات'],
    [
      'Quotations within one working day, for hospitals, clinics and pharmacies.',
      'عروض أسعار خلال يوم عمل واحد للمستشفيات والعيادات والصيدليات.',
    ],
    managers.sales,
  ),
  known(
    ['Technical Service', 'الخدمة الفنية'],
    [
      'Installation, calibration and repair, with spare parts kept in the country.',
      'التركيب والمعايرة والإصلاح، مع قطع غيار متوفرة داخل البلد.',
    ],
    managers.service,
  ),
  known(
    ['Quality and Regulatory Affairs', 'الجودة والشؤون التنظيمية'],
    [
      'Registration files, batch documents and vigilance reports.',
      'ملفات التسجيل ووثائق التشغيلات وتقارير اليقظة الدوائية.',
    ],
    managers.quality,
  ),
  known(
    ['Supply Chain', 'سلسلة الإمداد'],
    [
      'Orders, deliveries and returns, with temperatures recorded all the way.',
      'الطلبات والتسليم والمرتجعات، مع تسجيل درجات الحرارة طوال الطريق.',
    ],
    managers.supply,
  ),
  known(
    ['Training', 'التدريب'],
    [
      'Courses for those who use what we deliver, at our place or at yours.',
      'دورات لمن يستخدمون ما نورّده، لدينا أو لديكم.',
    ],
    managers.training,
  ),
];

function person(en: string, ar: string): DemoText {
  return { en, ar };
}

function known(
  [nameEn, nameAr]: readonly [string, string],
  [en, ar]: readonly [string, string],
  heads: readonly DemoText[],
): KnownDepartment {
  return { name: { en: nameEn, ar: nameAr }, description: { en, ar }, heads };
}

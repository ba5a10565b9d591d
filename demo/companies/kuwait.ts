import type { DemoCompanyFacts } from '#demo/demo-company.ts';

const kuwaitCity = { en: 'Kuwait City', ar: 'مدينة الكويت' };
const shuwaikh = { en: 'Shuwaikh', ar: 'الشويخ' };

export const kuwaitCompanies: readonly DemoCompanyFacts[] = [
  {
    key: 'tiryaq-bay-medical',
    name: { en: 'Tiryaq Bay Medical Supplies', ar: 'خليج الترياق للمستلزمات الطبية' },
    type: 1,
    category: 'medical-equipment',
    city: shuwaikh,
    profile: {
      description: {
        en: 'Tiryaq Bay supplies wards, operating theatres and outpatient clinics across Kuwait with equipment and consumables from more than forty manufacturers. Orders placed before noon leave our Shuwaikh warehouse the same day, and every device is commissioned by our own biomedical engineers. Since 2004 we have also trained over three thousand nurses and technicians in its daily use.',
        ar: 'تزوّد «خليج الترياق» الأجنحة وغرف العمليات والعيادات الخارجية في الكويت بالأجهزة والمستهلكات من أكثر من أربعين مصنّعًا. تغادر الطلبات المسجلة قبل الظهر مستودعنا في الشويخ في اليوم نفسه، ويتولى مهندسونا الطبيون تركيب كل جهاز وتشغيله. ومنذ عام 2004 درّبنا ما يزيد على ثلاثة آلاف ممرض وفني على الاستخدام اليومي للأجهزة.',
      },
      address: {
        en: 'Block 2, Street 17, Shuwaikh Industrial Area, Kuwait',
        ar: 'قطعة 2، شارع 17، الشويخ الصناعية، الكويت',
      },
    },
    phone: '22420118',
    plan: 2,
    topExhibitor: 1,
    partner: 1,
    logo: { mark: 'wave', palette: 'teal' },
  },
  {
    key: 'wadaq-pharma',
    name: { en: 'Wadaq Pharma', ar: 'ودق فارما' },
    type: 1,
    category: 'pharmaceutical',
    city: kuwaitCity,
    profile: {
      description: {
        en: 'Wadaq Pharma imports and distributes prescription medicines and vaccines to government stores, private hospitals and some four hundred community pharmacies. Temperature is logged from the airport apron to the pharmacy counter, and the record travels with every delivery note.',
        ar: 'تستورد «ودق فارما» الأدوية الوصفية واللقاحات وتوزعها على المستودعات الحكومية والمستشفيات الخاصة ونحو أربعمئة صيدلية أهلية. تُسجَّل درجة الحرارة من ساحة المطار حتى منضدة الصيدلية، ويرافق السجل كل إشعار تسليم.',
      },
      address: {
        en: 'Floor 9, Al Hamra Street, Sharq, Kuwait City',
        ar: 'الدور التاسع، شارع الحمراء، شرق، مدينة الكويت',
      },
    },
    phone: '22470236',
    plan: 3,
    topExhibitor: 2,
    partner: 2,
    logo: { mark: 'drop', palette: 'harbour' },
  },
  {
    key: 'muzn-pharmaceutical-industries',
    name: { en: 'Muzn Pharmaceutical Industries', ar: 'مزن للصناعات الدوائية' },
    type: 2,
    category: 'pharmaceutical',
    city: { en: 'Subhan', ar: 'صبحان' },
    profile: {
      description: {
        en: 'Muzn makes tablets, syrups and semi-solids in a plant at Subhan designed for small and medium batches. The product list concentrates on what Gulf families need most: fever, allergy, stomach and skin care. A quarter of the team works in quality control.',
        ar: 'تنتج «مزن» الأقراص والأشربة والمستحضرات شبه الصلبة في مصنع بمنطقة صبحان مصمم للدفعات الصغيرة والمتوسطة. وتركز قائمة منتجاتها على أكثر ما تحتاج إليه الأسرة الخليجية: خافضات الحرارة وأدوية الحساسية والمعدة والعناية بالبشرة. ويعمل ربع فريقنا في مراقبة الجودة.',
      },
      address: {
        en: 'Block 8, Plot 112, Subhan Industrial Area, Kuwait',
        ar: 'قطعة 8، قسيمة 112، صبحان الصناعية، الكويت',
      },
    },
    phone: '24740355',
    plan: 2,
    topExhibitor: 3,
    logo: { mark: 'molecule', palette: 'ocean' },
  },
  {
    key: 'rabwat-al-salam-hospital',
    name: { en: 'Rabwat Al Salam Hospital', ar: 'مستشفى ربوة السلام' },
    type: 3,
    category: 'hospital',
    city: { en: 'Hawalli', ar: 'حولي' },
    profile: {
      description: {
        en: 'A 140-bed private hospital with round-the-clock emergency, maternity and paediatric care. Its day-surgery unit sends nine out of ten patients home on the same evening. Families can stay overnight in every room.',
        ar: 'مستشفى خاص يضم 140 سريرًا ويقدّم خدمات الطوارئ والولادة وطب الأطفال على مدار الساعة. تعيد وحدة جراحة اليوم الواحد تسعة من كل عشرة مرضى إلى منازلهم في المساء ذاته، ويستطيع ذوو المريض المبيت معه في كل غرفة.',
      },
      address: {
        en: 'Block 4, Beirut Street, Hawalli, Kuwait',
        ar: 'قطعة 4، شارع بيروت، حولي، الكويت',
      },
    },
    phone: '22610477',
    plan: 3,
    logo: { mark: 'petals', palette: 'emerald' },
  },
  {
    key: 'nabdeen-heart-clinic',
    name: { en: 'Nabdeen Heart Clinic', ar: 'عيادة نبضين لأمراض القلب' },
    type: 3,
    category: 'clinic',
    city: { en: 'Salmiya', ar: 'السالمية' },
    profile: {
      description: {
        en: 'Four cardiologists and a rehabilitation team look after adults with rhythm disorders, heart failure and high blood pressure. Echo, stress test and Holter results are discussed with the patient in the same visit.',
        ar: 'يتولى أربعة من استشاريي القلب وفريق للتأهيل رعاية البالغين المصابين باضطراب النظم وقصور القلب وارتفاع ضغط الدم. وتُناقش نتائج الإيكو واختبار الجهد وجهاز هولتر مع المريض في الزيارة نفسها.',
      },
      address: {
        en: 'Salem Al Mubarak Street, Salmiya, Kuwait',
        ar: 'شارع سالم المبارك، السالمية، الكويت',
      },
    },
    phone: '25710544',
    plan: 1,
    logo: { mark: 'pulse', palette: 'ruby' },
  },
  {
    key: 'sadu-biomedical-services',
    name: { en: 'Sadu Biomedical Services', ar: 'سدو لخدمات الهندسة الطبية' },
    type: 5,
    category: 'healthcare-service',
    city: shuwaikh,
    profile: {
      description: {
        en: 'Sadu keeps medical equipment safe and in service. Our forty engineers calibrate, repair and document everything from infusion pumps to linear accelerators, under contracts that promise a response within four hours. Hospitals see the state of each device in an online register.',
        ar: 'تحافظ «سدو» على سلامة الأجهزة الطبية وجاهزيتها. يعاير مهندسونا الأربعون كل جهاز ويصلحونه ويوثقون حالته، من مضخات التسريب إلى المسرّعات الخطية، بموجب عقود تضمن الاستجابة خلال أربع ساعات. وتتابع المستشفيات حالة كل جهاز في سجل إلكتروني.',
      },
      address: {
        en: 'Block 1, Canada Dry Street, Shuwaikh, Kuwait',
        ar: 'قطعة 1، شارع كندا دراي، الشويخ، الكويت',
      },
    },
    phone: '24810622',
    plan: 2,
    partner: 3,
    logo: { mark: 'weave', palette: 'clay' },
  },
  {
    key: 'dhow-dental-supply',
    name: { en: 'Dhow Dental Supply', ar: 'البوم لتجهيزات الأسنان' },
    type: 1,
    category: 'medical-equipment',
    city: { en: 'Farwaniya', ar: 'الفروانية' },
    profile: {
      description: {
        en: 'Chairs, handpieces, imaging plates and everyday materials for dental surgeries, held in stock and delivered by our own vans. Our demonstration surgery in Farwaniya lets dentists work on a unit before they buy it.',
        ar: 'كراسي الأسنان والقبضات وألواح التصوير ومواد العمل اليومي لعيادات الأسنان، متوفرة في المخزون وتصل بسيارات الشركة. وتتيح عيادتنا التجريبية في الفروانية لطبيب الأسنان أن يعمل على الجهاز قبل شرائه.',
      },
      address: {
        en: 'Block 1, Habib Munawer Street, Farwaniya, Kuwait',
        ar: 'قطعة 1، شارع حبيب مناور، الفروانية، الكويت',
      },
    },
    phone: '24730718',
    plan: 2,
    logo: { mark: 'sail', palette: 'slate' },
  },
  {
    key: 'failaka-lab-systems',
    name: { en: 'Failaka Lab Systems', ar: 'فيلكا لأنظمة المختبرات' },
    type: 1,
    category: 'laboratory',
    city: kuwaitCity,
    profile: {
      description: {
        en: 'Analysers, reagents and sample logistics for hospital and reference laboratories. We plan the laboratory with its users, validate every method on site and keep three months of reagents in the country.',
        ar: 'أجهزة تحليل وكواشف وحلول لنقل العينات لمختبرات المستشفيات والمختبرات المرجعية. نخطط المختبر مع العاملين فيه، ونتحقق من صلاحية كل طريقة في موقعها، ونحتفظ داخل البلاد بكواشف تكفي ثلاثة أشهر.',
      },
      address: {
        en: 'Fahad Al Salem Street, Mirqab, Kuwait City',
        ar: 'شارع فهد السالم، المرقاب، مدينة الكويت',
      },
    },
    phone: '22450839',
    plan: 2,
    logo: { mark: 'hexagon', palette: 'indigo' },
  },
  {
    key: 'kathma-family-pharmacies',
    name: { en: 'Kathma Family Pharmacies', ar: 'صيدليات كاظمة العائلية' },
    type: 4,
    category: 'pharmaceutical',
    city: { en: 'Jahra', ar: 'الجهراء' },
    profile: {
      description: {
        en: 'Eleven neighbourhood pharmacies, three of them open all night. Pharmacists review the medicines of chronic patients twice a year without charge and deliver repeat prescriptions to the door.',
        ar: 'إحدى عشرة صيدلية في الأحياء السكنية، ثلاث منها تعمل طوال الليل. يراجع صيادلتنا أدوية المرضى المزمنين مرتين في السنة من دون مقابل، ويوصلون الوصفات المتكررة إلى المنزل.',
      },
      address: {
        en: 'Block 3, Marzouq Al Miteb Street, Jahra, Kuwait',
        ar: 'قطعة 3، شارع مرزوق المتعب، الجهراء، الكويت',
      },
    },
    phone: '24550913',
    plan: 1,
    logo: { mark: 'leaf', palette: 'forest' },
  },
  {
    key: 'wafra-home-care',
    name: { en: 'Wafra Home Care', ar: 'وفرة للرعاية المنزلية' },
    type: 5,
    category: 'healthcare-service',
    city: { en: 'Mangaf', ar: 'المنقف' },
    profile: {
      description: {
        en: 'Nurses, physiotherapists and carers who come to the house: after an operation, with a newborn, or for years beside an ageing parent. Each family has one named coordinator, reachable day and night.',
        ar: 'ممرضون واختصاصيو علاج طبيعي ومقدمو رعاية يصلون إلى المنزل: بعد العملية، أو مع المولود الجديد، أو لسنوات إلى جانب أحد الوالدين المسنين. ولكل أسرة منسق واحد معروف بالاسم يمكن الوصول إليه ليلًا ونهارًا.',
      },
      address: {
        en: 'Block 4, Street 24, Mangaf, Kuwait',
        ar: 'قطعة 4، شارع 24، المنقف، الكويت',
      },
    },
    phone: '23711026',
    plan: 2,
    logo: { mark: 'sun', palette: 'olive' },
  },
  {
    key: 'united-arabian-rehabilitation-equipment',
    name: {
      en: 'United Arabian Gulf Company for the Import, Distribution and Maintenance of Advanced Medical, Surgical and Rehabilitation Equipment',
      ar: 'شركة الخليج العربي المتحدة لاستيراد وتوزيع وصيانة المعدات الطبية والجراحية والتأهيلية المتقدمة',
    },
    type: 1,
    category: 'medical-equipment',
    city: { en: 'Ahmadi', ar: 'الأحمدي' },
    profile: {
      description: {
        en: 'Wheelchairs, patient hoists, gait trainers and electric beds, fitted to the person who will use them. Our workshop in Ahmadi adapts and repairs equipment of any make and lends a replacement in the meantime.',
        ar: 'كراسٍ متحركة ورافعات مرضى وأجهزة تدريب على المشي وأسرّة كهربائية تُضبط على مقاس من سيستخدمها. ويعدّل مشغلنا في الأحمدي المعدات من أي صنع ويصلحها، ويعير بديلًا عنها إلى حين جاهزيتها.',
      },
      address: {
        en: 'Plot 31, East Ahmadi Industrial Area, Kuwait',
        ar: 'قسيمة 31، شرق الأحمدي الصناعية، الكويت',
      },
    },
    phone: '23981134',
    plan: 2,
    logo: { mark: 'arcs', palette: 'night' },
  },
  {
    key: 'ain-al-waha-optical',
    name: { en: 'Ain Al Waha Optical', ar: 'عين الواحة للبصريات' },
    type: 4,
    category: 'other',
    city: { en: 'Fahaheel', ar: 'الفحيحيل' },
    profile: {
      description: {
        en: 'Optometrists first, opticians second: every pair of glasses begins with a thirty-minute eye examination. Children under twelve are examined free of charge at all six branches.',
        ar: 'نفحص النظر أولًا ثم نصنع النظارة: تبدأ كل نظارة لدينا بفحص للعين يستغرق ثلاثين دقيقة. ويُفحص الأطفال دون الثانية عشرة مجانًا في فروعنا الستة.',
      },
      address: {
        en: 'Coast Road, Fahaheel, Kuwait',
        ar: 'طريق الساحل، الفحيحيل، الكويت',
      },
    },
    phone: '23911247',
    plan: 1,
    logo: null,
  },
  {
    key: 'liwan-medical-trading',
    name: { en: 'Liwan Medical Trading', ar: 'ليوان للتجارة الطبية' },
    type: 3,
    category: 'other',
    city: kuwaitCity,
    phone: '22451350',
    plan: 1,
    logo: { mark: 'pillars', palette: 'plum' },
  },
];

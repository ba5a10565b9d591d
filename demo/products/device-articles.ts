import { article, type DemoArticle } from './article.ts';

export const deviceArticles: readonly DemoArticle[] = [
  article(
    'monitoring',
    ['Bedside Patient Monitor', 'شاشة مراقبة بجوار السرير'],
    [
      'Shows ECG, oxygen saturation, blood pressure, respiration and temperature on one large screen.',
      'تعرض تخطيط القلب وتشبع الأكسجين وضغط الدم والتنفس والحرارة على شاشة كبيرة واحدة.',
    ],
    [
      '15-inch touch screen; four hours of battery; HL7 export',
      'شاشة لمس 15 بوصة؛ بطارية أربع ساعات؛ تصدير بيانات HL7',
    ],
    2150,
  ),
  article(
    'monitoring',
    ['Fingertip Pulse Oximeter', 'مقياس تأكسج إصبعي'],
    [
      'Reads oxygen saturation and pulse in eight seconds, also on cold fingers.',
      'يقرأ تشبع الأكسجين والنبض في ثماني ثوانٍ، حتى مع برودة الأصابع.',
    ],
    ['OLED display; 30 hours on two AAA cells', 'شاشة OLED؛ 30 ساعة ببطاريتين AAA'],
    34,
  ),
  article(
    'monitoring',
    ['Upper-Arm Blood Pressure Monitor', 'جهاز قياس ضغط الدم من أعلى الذراع'],
    [
      'Validated for clinic and home use, with spoken results in Arabic and English.',
      'معتمد للاستخدام في العيادة والمنزل، وينطق النتائج بالعربية والإنجليزية.',
    ],
    [
      'Cuff 22–42 cm; memory for two users; irregular-beat sign',
      'سوار 22–42 سم؛ ذاكرة لمستخدمَين؛ تنبيه عند عدم انتظام النبض',
    ],
    58,
  ),
  article(
    'monitoring',
    ['12-Lead ECG Recorder', 'جهاز تخطيط قلب من 12 مسرى (12-Lead)'],
    [
      'Records and interprets a full ECG in under a minute.',
      'يسجل تخطيط القلب كاملًا ويفسّره في أقل من دقيقة.',
    ],
    ['A4 printout; wireless transfer; 500 records', 'طباعة A4؛ نقل لاسلكي؛ 500 سجل'],
    1380,
  ),
  article(
    'monitoring',
    ['Infrared Forehead Thermometer', 'مقياس حرارة جبيني بالأشعة تحت الحمراء'],
    [
      'Measures without contact in one second; silent at night.',
      'يقيس من دون تلامس في ثانية واحدة، وبصمت في الليل.',
    ],
    ['Accuracy ±0.2 °C; 32 readings kept', 'دقة ±0.2 °م؛ يحفظ 32 قراءة'],
    29,
  ),
  article(
    'monitoring',
    ['Fetal Doppler', 'جهاز دوبلر للجنين'],
    [
      'Lets midwives hear the fetal heartbeat from the tenth week.',
      'يتيح للقابلة سماع نبض الجنين منذ الأسبوع العاشر.',
    ],
    ['2.5 MHz waterproof probe; rechargeable', 'مجس 2.5 ميغاهرتز مقاوم للماء؛ قابل للشحن'],
    265,
  ),
  article(
    'imaging',
    ['Portable Ultrasound Scanner', 'جهاز موجات فوق صوتية محمول'],
    [
      'A laptop-sized scanner for abdominal, obstetric and vascular work at the bedside.',
      'جهاز بحجم الحاسوب المحمول لفحص البطن والحمل والأوعية بجوار السرير.',
    ],
    ['Two probe ports; 90-minute battery; DICOM', 'منفذان للمجسات؛ بطارية 90 دقيقة؛ DICOM'],
    14800,
  ),
  article(
    'imaging',
    ['Digital X-Ray Detector', 'كاشف أشعة سينية رقمي'],
    [
      'Turns an existing X-ray room digital in one day.',
      'يحوّل غرفة الأشعة القائمة إلى رقمية في يوم واحد.',
    ],
    ['35 × 43 cm; wireless; 2.6 kg', '35 × 43 سم؛ لاسلكي؛ 2.6 كغ'],
    21500,
  ),
  article(
    'imaging',
    ['Mobile X-Ray Unit', 'وحدة أشعة سينية متنقلة'],
    [
      'Drives itself to intensive care and fits between two beds.',
      'تتحرك آليًا إلى العناية المركزة وتمر بين سريرين.',
    ],
    [
      '32 kW generator; battery drive; folding arm',
      'مولّد 32 كيلوواط؛ دفع بالبطارية؛ ذراع قابلة للطي',
    ],
    48600,
  ),
  article(
    'imaging',
    ['Diagnostic Display', 'شاشة تشخيص'],
    [
      'A calibrated screen for reading radiographs and mammograms.',
      'شاشة معايرة لقراءة صور الأشعة وتصوير الثدي.',
    ],
    [
      '5 megapixels; self-calibrating; five-year panel warranty',
      '5 ميغابكسل؛ معايرة ذاتية؛ ضمان خمس سنوات للشاشة',
    ],
    3900,
  ),
  article(
    'imaging',
    ['Radiation Protection Apron', 'مئزر للوقاية من الإشعاع'],
    [
      'A light, lead-free apron for theatre and cath lab staff.',
      'مئزر خفيف خالٍ من الرصاص للعاملين في العمليات والقسطرة.',
    ],
    ['0.35 mm Pb equivalent; 3.1 kg; sizes S to XL', 'يعادل 0.35 مم رصاص؛ 3.1 كغ؛ مقاسات S إلى XL'],
    240,
  ),
  article(
    'breathing',
    ['Oxygen Concentrator 5 L', 'مكثف أكسجين 5 لترات'],
    [
      'Delivers up to five litres a minute at home, quietly enough for the bedroom.',
      'يوفر حتى خمسة لترات في الدقيقة في المنزل بصوت هادئ يناسب غرفة النوم.',
    ],
    ['93% purity; 38 dB; 14 kg on castors', 'نقاوة 93%؛ 38 ديسيبل؛ 14 كغ على عجلات'],
    690,
  ),
  article(
    'breathing',
    ['Automatic CPAP Device', 'جهاز ضغط هوائي إيجابي آلي'],
    [
      'Adjusts pressure breath by breath in sleep apnoea.',
      'يضبط الضغط مع كل نفس في حالات انقطاع النفس أثناء النوم.',
    ],
    ['4–20 cmH2O; heated humidifier; remote report', '4–20 سم ماء؛ مرطب دافئ؛ تقرير عن بُعد'],
    540,
  ),
  article(
    'breathing',
    ['Transport Ventilator', 'جهاز تنفس صناعي للنقل'],
    [
      'Ventilates adults and children on the way to and inside the hospital.',
      'يؤمّن التنفس للبالغين والأطفال في الطريق إلى المستشفى وداخله.',
    ],
    ['Turbine driven; eight-hour battery; 4.8 kg', 'يعمل بالتوربين؛ بطارية ثماني ساعات؛ 4.8 كغ'],
    9200,
  ),
  article(
    'breathing',
    ['Compressor Nebuliser', 'جهاز استنشاق (نيبولايزر) بضاغط'],
    [
      'Turns asthma medicine into a fine mist within six minutes.',
      'يحوّل دواء الربو إلى رذاذ ناعم خلال ست دقائق.',
    ],
    ['Adult and child masks; dishwasher-safe cup', 'قناعان للبالغ والطفل؛ كوب يُغسل آليًا'],
    46,
  ),
  article(
    'breathing',
    ['Spirometer', 'مقياس التنفس'],
    [
      'Tests lung function with guidance on screen for the patient.',
      'يفحص وظائف الرئة مع إرشادات للمريض على الشاشة.',
    ],
    ['Ultrasonic sensor without calibration; USB', 'مستشعر فوق صوتي بلا معايرة؛ USB'],
    1120,
  ),
  article(
    'breathing',
    ['Non-Rebreather Oxygen Mask', 'قناع أكسجين بخزان'],
    [
      'Provides high oxygen concentrations in emergencies.',
      'يوفر تراكيز عالية من الأكسجين في الطوارئ.',
    ],
    ['Latex-free; 2 m tube; adult size', 'خالٍ من اللاتكس؛ أنبوب مترين؛ مقاس البالغين'],
    38,
    ['Box of 50', 'علبة من 50 قطعة'],
  ),
  article(
    'mobility',
    ['Lightweight Wheelchair', 'كرسي متحرك خفيف الوزن'],
    [
      'Folds with one hand and fits into a small car boot.',
      'يُطوى بيد واحدة ويتسع له صندوق سيارة صغيرة.',
    ],
    ['12.5 kg aluminium; seat 46 cm; up to 120 kg', 'ألمنيوم 12.5 كغ؛ مقعد 46 سم؛ حتى 120 كغ'],
    310,
  ),
  article(
    'mobility',
    ['Electric Wheelchair', 'كرسي متحرك كهربائي'],
    [
      'Climbs a twelve-degree ramp and travels 25 km on one charge.',
      'يصعد منحدرًا بزاوية 12 درجة ويقطع 25 كم بشحنة واحدة.',
    ],
    ['Joystick left or right; lithium battery', 'عصا تحكم يمينًا أو يسارًا؛ بطارية ليثيوم'],
    1890,
  ),
  article(
    'mobility',
    ['Rollator with Seat', 'مشّاية بعجلات ومقعد'],
    [
      'Gives support on the way and a seat for a rest.',
      'تسند المستخدم في طريقه وتوفر له مقعدًا للراحة.',
    ],
    ['Four brakes; height 78–96 cm', 'أربعة مكابح؛ ارتفاع 78–96 سم'],
    118,
  ),
  article(
    'mobility',
    ['Patient Hoist', 'رافعة مرضى'],
    [
      'Lifts up to 180 kg and lets one carer work safely.',
      'ترفع حتى 180 كغ وتتيح لمقدم رعاية واحد العمل بأمان.',
    ],
    ['Electric; emergency lowering; two slings included', 'كهربائية؛ إنزال طارئ؛ مع حمّالتين'],
    1240,
  ),
  article(
    'mobility',
    ['Hinged Knee Brace', 'دعامة ركبة مفصلية'],
    [
      'Guides the knee after ligament injury or surgery.',
      'توجه حركة الركبة بعد إصابة الأربطة أو الجراحة.',
    ],
    ['Range limited in steps of 10°; left and right', 'تحديد المدى بخطوات 10 درجات؛ يمين ويسار'],
    86,
    ['1 brace', 'دعامة واحدة'],
  ),
  article(
    'mobility',
    ['Lumbar Support Belt', 'حزام دعم أسفل الظهر'],
    ['Relieves the lower back during work and recovery.', 'يريح أسفل الظهر أثناء العمل والتعافي.'],
    ['Breathable mesh; sizes S to XXL', 'شبك مسامي؛ مقاسات S إلى XXL'],
    37,
    ['1 belt', 'حزام واحد'],
  ),
  article(
    'furniture',
    ['Electric Hospital Bed', 'سرير مستشفى كهربائي'],
    [
      'Three motors, side rails that lower with one hand, and a chair position.',
      'ثلاثة محركات وحواجز تُخفض بيد واحدة ووضعية جلوس.',
    ],
    [
      'Height 38–80 cm; load 250 kg; battery backup',
      'ارتفاع 38–80 سم؛ حمولة 250 كغ؛ بطارية احتياطية',
    ],
    1650,
  ),
  article(
    'furniture',
    ['Examination Couch', 'سرير فحص'],
    [
      'A steady couch for consulting rooms, with paper-roll holder.',
      'سرير ثابت لغرف الكشف مع حامل للفائف الورق.',
    ],
    ['Two sections; washable upholstery; load 200 kg', 'قسمان؛ تنجيد قابل للغسل؛ حمولة 200 كغ'],
    420,
  ),
  article(
    'furniture',
    ['Crash Trolley', 'عربة إنعاش'],
    [
      'Everything for resuscitation in five labelled drawers under one seal.',
      'كل ما يلزم للإنعاش في خمسة أدراج معنونة بختم أمان واحد.',
    ],
    ['Defibrillator shelf; CPR board; quiet castors', 'رف لمزيل الرجفان؛ لوح إنعاش؛ عجلات هادئة'],
    780,
  ),
  article(
    'furniture',
    ['Bedside Locker', 'خزانة جانبية للسرير'],
    [
      'A locker with an over-bed table that swings to either side.',
      'خزانة بطاولة فوق السرير تدور إلى الجانبين.',
    ],
    ['Antibacterial coating; lockable drawer', 'طلاء مضاد للبكتيريا؛ درج بقفل'],
    165,
  ),
  article(
    'furniture',
    ['Medicine Trolley', 'عربة أدوية'],
    [
      'Sorts a ward’s daily medicines by patient and keeps them locked.',
      'ترتّب أدوية الجناح اليومية بحسب المريض وتبقيها مقفلة.',
    ],
    ['36 patient drawers; electronic lock', '36 درجًا للمرضى؛ قفل إلكتروني'],
    930,
  ),
  article(
    'emergency',
    ['Automated External Defibrillator', 'مزيل رجفان خارجي آلي'],
    [
      'Guides lay rescuers with voice and pictures in Arabic and English.',
      'يرشد المسعف غير المختص بالصوت والصورة بالعربية والإنجليزية.',
    ],
    ['Self-test every day; five-year battery; IP55', 'فحص ذاتي يومي؛ بطارية خمس سنوات؛ IP55'],
    1320,
  ),
  article(
    'emergency',
    ['Trauma Backpack', 'حقيبة ظهر للإصابات'],
    [
      'A colour-coded backpack for ambulance and event teams.',
      'حقيبة مرمّزة بالألوان لفرق الإسعاف والفعاليات.',
    ],
    ['45 litres; five modules; washable', '45 لترًا؛ خمس وحدات؛ قابلة للغسل'],
    210,
  ),
  article(
    'emergency',
    ['Vessel First-Aid Kit', 'حقيبة إسعاف للسفن'],
    [
      'A waterproof case for crews of up to fifteen, with a pictorial guide.',
      'حقيبة مقاومة للماء لطاقم حتى خمسة عشر فردًا مع دليل مصور.',
    ],
    ['Floats; contents list inside the lid', 'تطفو؛ قائمة المحتويات داخل الغطاء'],
    145,
  ),
  article(
    'emergency',
    ['Portable Suction Unit', 'وحدة شفط محمولة'],
    ['Clears the airway in ambulances and on the ward.', 'تنظف مجرى الهواء في الإسعاف والأجنحة.'],
    ['80 kPa; 60-minute battery; 1-litre jar', '80 كيلوباسكال؛ بطارية 60 دقيقة؛ وعاء لتر واحد'],
    390,
  ),
  article(
    'emergency',
    ['Vacuum Splint Set', 'طقم جبائر تفريغية'],
    [
      'Moulds itself to the limb and stays firm through transport.',
      'تتشكل على الطرف المصاب وتبقى صلبة أثناء النقل.',
    ],
    ['Arm, leg and child sizes; X-ray translucent', 'للذراع والساق والأطفال؛ شفافة للأشعة'],
    175,
  ),
  article(
    'emergency',
    ['Scoop Stretcher', 'نقالة مغرفية'],
    [
      'Splits lengthwise to lift patients without rolling them.',
      'تنقسم طوليًا لرفع المريض من دون تقليبه.',
    ],
    ['Polymer; 7.5 kg; load 160 kg', 'بوليمر؛ 7.5 كغ؛ حمولة 160 كغ'],
    330,
  ),
  article(
    'dental',
    ['Dental Treatment Unit', 'وحدة علاج أسنان'],
    [
      'Chair, light and instrument delivery from one maker, with a quiet compressor.',
      'كرسي وإنارة ومجموعة أدوات من صانع واحد مع ضاغط هادئ.',
    ],
    [
      'Four instrument places; memory for three dentists',
      'أربعة مواضع للأدوات؛ ذاكرة لثلاثة أطباء',
    ],
    6400,
  ),
  article(
    'dental',
    ['High-Speed Handpiece', 'قبضة أسنان عالية السرعة'],
    [
      'A balanced turbine with ceramic bearings and LED light.',
      'توربين متوازن بمحامل خزفية وإضاءة LED.',
    ],
    ['380,000 rpm; autoclavable at 135 °C', '380 ألف دورة في الدقيقة؛ يُعقم عند 135 °م'],
    210,
  ),
  article(
    'dental',
    ['Zirconia Block', 'كتلة زركونيا'],
    [
      'Multilayer blanks for crowns and bridges with a natural gradient.',
      'كتل متعددة الطبقات للتيجان والجسور بتدرج طبيعي.',
    ],
    ['98 mm; 1,100 MPa; 16 shades', '98 مم؛ 1,100 ميغاباسكال؛ 16 لونًا'],
    92,
    ['1 block', 'كتلة واحدة'],
  ),
  article(
    'dental',
    ['Light-Cured Composite', 'حشوة ضوئية'],
    [
      'A nanohybrid filling material that polishes quickly.',
      'مادة حشو نانوية هجينة سريعة التلميع.',
    ],
    ['4 g syringe; shades A1 to C3', 'محقنة 4 غ؛ ألوان A1 إلى C3'],
    26,
    ['Kit of 5 syringes', 'طقم من 5 محاقن'],
  ),
  article(
    'dental',
    ['Alginate Impression Material', 'مادة طبع ألجينات'],
    [
      'Sets in two minutes and changes colour when ready.',
      'تتصلب في دقيقتين ويتغير لونها عند الجاهزية.',
    ],
    ['Dust-free; mint', 'خالية من الغبار؛ بنكهة النعناع'],
    9,
    ['Bag of 500 g', 'كيس 500 غ'],
  ),
  article(
    'dental',
    ['Extraction Forceps Set', 'طقم كلابات خلع'],
    [
      'Ten forceps of forged stainless steel for adults.',
      'عشر كلابات من الفولاذ المقاوم للصدأ المطروق للبالغين.',
    ],
    ['Satin finish; lifetime warranty', 'تشطيب غير لامع؛ ضمان مدى الحياة'],
    185,
  ),
];

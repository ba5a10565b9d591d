// Papers, money, telephones, shops, homes and schools: people run errands for these, but not on a portal of medicine.

const papersAndMoney = `
  emirates id, emirates identity, qatar id, qid renewal, saudi id, bahrain cpr, cpr renewal, id card renewal, id renewal, renew my id, iqama status, iqama expiry, iqama transfer, iqama fees, iqama check, check iqama, exit reentry, re entry visa,
  exit visa, work visa status, visa status, visa stamping, visa 18, visa 20, family visa, golden visa, freelance visa, entry permit, labour card, labor card, labour office, labor office, muroor, mulkiya, mulkia, trade licence renewal, trade license renewal,
  commercial registration renewal, cr renewal, renew driving licence, renew driving license, document attestation, attestation services, typing centre, typing center, national service, police clearance, good conduct certificate, traffic violation, traffic violations,
  currency exchange, money exchange, exchange office, exchange rate today, usd rate, euro rate, pound rate, dirham rate, dinar rate, riyal rate, rupee rate, dollar price, dollar today, convert dollars, convert usd, convert currency, kwd to, aed to, sar to, inr rate, remittance,
  gold rate, gold rate today, silver price, salary transfer, iban number, credit card, national id, civil id, resident card, residence permit, residency renewal, birth certificate, marriage certificate, power of attorney, notary, traffic department,
  salik, darb toll, parking fine, speeding fine, vehicle registration, number plates, exchange rate, exchange rates, usd to, dollar to, euro to, currency converter, bank statement,
  atm near me, salary certificate, zakat calculator, income tax, vat return, tax return, share price, shares price, stock exchange, ipo, nft, ethereum, dogecoin,
  تجديد الهوية, تجديد هوية, تجديد البطاقة, تجديد بطاقة, الهوية الإماراتية, هوية إماراتية, هوية مقيم, بطاقة الهوية, البطاقة الشخصية, البطاقة الذكية, البطاقة الموحدة, بطاقة التموين, الرقم المدني, رقم مدني, تجديد الجواز, تجديد جواز السفر, استخراج جواز,
  استخراج بطاقة, بدل فاقد, تجديد الرخصة, تجديد رخصة القيادة, تجديد رخصة قيادة, تجديد رخصة تجارية, تجديد السجل التجاري, سجل تجاري, تجديد استمارة, استمارة السيارة, خروج وعودة, خروج نهائي, تأشيرة خروج, كرت عمل, مكتب العمل, تصريح دخول, نقل كفالة عامل,
  الجوازات, الأحوال المدنية, الاحوال المدنية, الشؤون الاجتماعية, حسن سيرة وسلوك, صحيفة جنائية, فيش وتشبيه, طباعة معاملات, تخليص معاملات, معقب معاملات, توثيق عقد, الشهر العقاري, الضمان الاجتماعي, حساب المواطن,
  صرف الدولار, صرف اليورو, صرف الدينار, سعر الدولار اليوم, سعر اليورو, سعر الليرة, سعر الاسترليني, سعر العملات, أسعار العملات, اسعار العملات, أسعار الصرف, اسعار الصرف, تحويل عملات, تحويل العملات, محل صرافة, محلات صرافة, شركة صرافة, الصرافة, صرافة,
  سعر الذهب, أسعار الذهب, اسعار الذهب, عيار 21, عيار 24, سعر الفضة, حوالة, حوالات, تحويل أموال, تحويل فلوس, رقم الآيبان, بطاقة ائتمان, بطاقة بنكية, بطاقة صراف,
  الهوية الوطنية, هوية الإمارات, البطاقة المدنية, بطاقة مدنية, بطاقة شخصية, الرقم القومي, تجديد إقامة, تجديد اقامة, تجديد جواز, جواز مستعجل, شهادة ميلاد, عقد زواج, وكالة محامي, كاتب عدل, ادارة المرور,
  إدارة المرور, سالك, رصيد سالك, سعر صرف, سعر الصرف, صرف العملات, كشف حساب بنكي, سعر سهم, سهم أرامكو, تعويم الجنيه, ضريبة الدخل, فاتورة كهرباء, فاتورة مياه
`;

const telephones = `
  stc, vodafone, ooredoo, etisalat, mobily, recharge card, phone plan, data plan, roaming package, prepaid sim, esim, 5g router, internet speed,
  فودافون, أوريدو, اوريدو, موبايلي, شريحة بيانات, شحن رصيد, كرت شحن, باقة انترنت, باقات الإنترنت, باقة نت, سرعة النت, رقم خدمة عملاء فودافون
`;

const shops = `
  flower shop, flower delivery, flowers delivery, florist, bouquet, roses, gift shop, gift box, gift basket, toy store, stationery, bookstore, bookshop, shopping mall, mall hours, souq, ikea,
  carrefour, lulu hypermarket, amazon, noon shein, discount code, zara, nike, adidas, used furniture, second hand furniture, furniture sale, garden furniture,
  محل ورد, محلات ورد, توصيل ورد, باقة ورد, بوكيه ورد, ورود, محل هدايا, مكتبة جرير, قرطاسية, سوق الجمعة, ايكيا, كارفور, أمازون, امازون, شي ان, زارا, نايك, اديداس, أديداس,
  أثاث مستعمل, اثاث مستعمل, شراء اثاث مستعمل, محل ملابس, محل أحذية, محل عطور, محل عبايات
`;

const homes = `
  house maid, house maids, house help, house helper, housemaids, maids, live in maid, part time maid, maid service, maid services, maid visa, cleaning lady, domestic worker, domestic staff,
  domestic labour, domestic labor, house cook, house boy, houseboy, maid agency, maids agency, domestic helper, domestic workers, nanny agency, house cleaning service, deep cleaning home, drain cleaning, blocked drain, sewage, septic tank,
  water tank cleaning, garden design, landscaping, interior design, flat to rent, apartment to rent, studio to rent, studio apartment, villa for sale, villa for rent, land for sale, plot for sale, mover and packer,
  movers and packers, house for sale, bed space, roommate, wifi at home,
  مكتب خدم, مكاتب خدم, خدم المنازل, استقدام خدم, استقدام خادمات, استقدام شغالات, استقدام عمالة, استقدام عمالة منزلية, استقدام عاملات, استقدام سائق, خادمات, شغالات, شغالة بالساعة,
  خادمة بالساعة, عاملة بالساعة, عاملات بالساعة, عمالة منزلية, العمالة المنزلية, مكتب شغالات, مكتب خادمات, طباخة فلبينية, خدامة فلبينية, خادمة فلبينية, بنت شغالة, عاملات منازل, عاملة منزلية, عاملات منزلية, تسليك مجاري, تسليك بالوعة, صرف صحي للمنازل, شفط بيارات, تنظيف خزانات, تنسيق حدائق, ديكور منزل, ديكورات,
  استوديو للايجار, بيت للبيع, بيت للايجار, أرض للبيع, ارض للبيع, دور للايجار, شقه للايجار, شقة للبيع, نقل اثاث, عفش
`;

const schoolsAndRoads = `
  driving school, driving lessons, driving test, driving instructor, learn to drive, university ranking, university fees, school admission, american school, british school, french school, nursery school, summer camp for kids,
  homework help, spelling bee, exam timetable, gcse, sat exam, gmat, gre exam, metro timings, metro map, bus schedule, bus timings, train timings, train schedule, flight status, airport parking, ferry tickets, road map, google maps,
  capital of, flag of, national anthem, history of the ottoman, time in london, time zone of, meaning of the name, crossword clue, word search,
  مدرسة قيادة, مدارس قيادة, تعليم قيادة, تعليم القيادة, تعليم سواقة, مدرب قيادة, مدربة قيادة, تنسيق الجامعات, تنسيق الكليات, القبول الموحد, رسوم الجامعة, مدارس انترناشونال, مدرسة أمريكية, حل الواجب, جدول الامتحانات,
  مواعيد المترو, خريطة المترو, مواعيد القطارات, مواعيد الباصات, عاصمة فرنسا, ما عاصمة, ما هي عاصمة, باصات, عاصمة فرنسا, ما عاصمة, ما هي عاصمة, عدد سكان, رئيس أمريكا, علم دولة, النشيد الوطني, معنى اسم, تفسير اسم
`;

const bodies = `
  gym, gyms, fitness club, fitness center membership, personal trainer, crossfit, bodybuilding, zumba, pilates class, yoga class, padel court booking,
  نادي رياضي, نوادي رياضية, مدرب شخصي, كمال أجسام, كمال اجسام, زومبا, نادي نسائي
`;

const appliances = `
  home appliance, home appliances, household appliance, household appliances, kitchen appliance, kitchen appliances, washing machines, washer repair, tumble dryer, clothes dryer, dryer repair, dish washer, oven repair, stove repair, gas stove, gas cooker, cooking gas, gas cylinder for cooking,
  water heater, geyser repair, water cooler repair, water dispenser, microwave repair, tv repair, tv technician, vacuum cleaner repair, ac service, ac cleaning, ac gas refill, split ac,
  أجهزة منزلية, اجهزة منزلية, أدوات منزلية, ادوات منزلية, أجهزة كهربائية للبيت, الأجهزة المنزلية, تصليح غسالة, تصليح غسالات, صيانة غسالات, فني غسالات, نشافة ملابس, نشافات, جلاية صحون, غسالة صحون, تصليح فرن, صيانة أفران, طباخ غاز, بوتاجاز, بوتوجاز, انبوبة غاز, اسطوانة غاز للطبخ,
  سخان مياه, سخان ماء, سخانات, برادة ماء, برادة مياه, كولر ماء, تصليح تلفزيون, تصليح تلفزيونات, تصليح شاشات, تصليح مكنسة, تعبئة غاز مكيف, غسيل مكيفات, صيانة مكيفات, صيانة تكييف, فني تكييف, فني مكيفات
`;

export const errands = [
  papersAndMoney,
  telephones,
  shops,
  homes,
  appliances,
  schoolsAndRoads,
  bodies,
].join(',');

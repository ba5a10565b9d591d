// Papers, money, telephones, shops, homes and schools: what people run errands for, and never in a portal of medicine.

const papersAndMoney = `
  emirates id, national id, civil id, resident card, residence permit, residency renewal, birth certificate, marriage certificate, power of attorney, notary, traffic department,
  salik, darb toll, parking fine, speeding fine, vehicle registration, number plates, exchange rate, exchange rates, usd to, dollar to, euro to, currency converter, bank statement,
  atm near me, salary certificate, zakat calculator, income tax, vat return, tax return, share price, shares price, stock exchange, ipo, nft, ethereum, dogecoin,
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
  house maid, housemaids, maid agency, maids agency, domestic helper, domestic workers, nanny agency, house cleaning service, deep cleaning home, drain cleaning, blocked drain, sewage, septic tank,
  water tank cleaning, garden design, landscaping, interior design, flat to rent, apartment to rent, studio to rent, studio apartment, villa for sale, villa for rent, land for sale, plot for sale, mover and packer,
  movers and packers, house for sale, bed space, roommate, wifi at home,
  مكتب خدم, مكاتب خدم, خدم المنازل, مكتب استقدام, استقدام خادمات, خادمات, عاملات منازل, عاملة منزلية, عاملات منزلية, تسليك مجاري, تسليك بالوعة, صرف صحي للمنازل, شفط بيارات, تنظيف خزانات, تنسيق حدائق, ديكور منزل, ديكورات,
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

export const errands = [papersAndMoney, telephones, shops, homes, schoolsAndRoads, bodies].join(
  ',',
);

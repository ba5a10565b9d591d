// Posts, machines, fairs and programs of other trades. A portal of medicine has none of them, whatever words they share
// with ours: engineer, fair, spare parts.

const posts = `
  civil engineer, civil engineering, architect, architects, interior designer, petroleum engineer, drilling engineer, mining engineer,
  automotive engineer, structural engineer, quantity surveyor, land surveyor, software engineer, software developer, web developer,
  mobile developer, flutter developer, graphic designer, video editor, welder, welders, mason, masons, bricklayer, plasterer, tiler, painter job,
  tailor, tailors, dressmaker, blacksmith, scaffolder, rigger, crane operator, excavator operator, security guard, security guards, doorman, police officer,
  soldier, firefighter, pilots, pilot job, airline pilot, air hostess, sailor, makeup artist, beautician, nail technician, masseuse job, fashion designer,
  model agency, estate agent, real estate agent, property agent, travel agent, tour guide, bank teller, insurance agent, stockbroker, imam,
  kindergarten teacher, primary teacher, english teacher, physics teacher, chemistry teacher, science teacher, pe teacher, music teacher, swimming coach,
  football coach, dishwasher job, hotel receptionist, hotel manager, restaurant manager, pastry chef, sushi chef, baker job, butcher job,
  farm worker, construction worker, house cleaner, personal shopper, delivery boy, uber driver, heavy driver, watchmaker, goldsmith, shepherd,
  مهندس مدني, مهندسة مدنية, مهندس معماري, مهندسة معمارية, مهندس ديكور, مصمم ديكور, مصممة ديكور, مهندس بترول, مهندس نفط, مهندس سيارات,
  مهندس برمجيات, مهندس زراعي, مهندس طرق, مبرمجين, مطور تطبيقات, مطور مواقع, مصمم جرافيك, مصممة جرافيك, مونتير,
  لحام حديد, وظيفة لحام, لحامين, مبرمج كمبيوتر, خياطين, خياطة نسائية, حدادين, عامل بناء, عمال بناء, بناء طوب, مبلط, قصارة, حارس أمن, حارس امن, حراس أمن, حراس امن, سكيورتي,
  بواب, شرطي, ضابط شرطة, جندي, طيار, طيارين, مضيف طيران, كوافير, كوافيره, كوافيرة, مكياج ارتيست, خبيرة مكياج, مصممة أزياء, مصمم أزياء,
  سمسار, سمسار عقارات, وسيط عقاري, مسوق عقاري, مرشد سياحي, وكيل سفر, موظف بنك, صراف بنك, إمام مسجد, مؤذن, معلمة رياض أطفال, مدرس علوم, مدرسة رياضيات, مدرس لغة عربية,
  مدرسة لغة عربية, معلم لغة عربية, معلمة لغة عربية, مدرس لغة انجليزية, مدرس فرنساوي, مدرس موسيقى, مدرب كرة, مدرب سباحة, طباخ, طباخة, طباخين, معلم شاورما, شيف, حلواني,
  فران, قصاب, راعي غنم, راعي أغنام, جنايني, عامل مزرعة, عامل نظافة منازل, سواق تكسي, سائق تكسي, سائق رافعة, معلم بناء, ساعاتي
`;

const machinesAndMaterials = `
  excavator, excavators, bulldozer, bulldozers, backhoe, wheel loader, tower crane, mobile crane, road roller, concrete mixer, concrete, rebar,
  bricks, drilling rig, oil rig, welding machine, cnc machine, sawmill, chainsaw, sewing machine, sewing machines, printing press,
  3d printer filament, photocopier, diesel generator, truck parts, truck tyres, motorcycle parts, bike parts, boat engine, outboard motor, yacht, yachts, jet ski,
  plywood, roof tiles, marble, granite, parquet, kitchen cabinets, chandelier, water heater, ceiling fan, bathtub, jacuzzi, garage door, home fridge,
  kitchen fridge, fridge freezer, household fridge, household appliances, home appliances, cattle feed, poultry feed, animal feed, seeds and fertilizers, 
  office furniture, home furniture, office desk, office desks, school desks, bedroom furniture, living room furniture,
  حفارة, حفارات, جرافة, جرافات, بلدوزر, شيول, رافعة شوكية, فوركلفت, كرين, ونش سيارات, خلاطة خرسانة, خلاطة اسمنت, خرسانة, طابوق, حديد تسليح, حديد بناء, سقالات,
  ماكينة لحام, مخرطة, منشار ماكينة خياطة, مكينة خياطة, مطبعة, مولد ديزل, قطع غيار شاحنات, قطع غيار دراجات, محرك قارب, يخت, يخوت, جت سكي, خشب, رخام, سيراميك أرضيات,
  باركيه, مطابخ المنيوم, ثريا, ثريات, سخان ماء, سخان مياه, مروحة سقف, جاكوزي, باب كراج, ثلاجة منزلية, ثلاجات منزلية, ثلاجة مطبخ, أجهزة منزلية, اجهزة منزلية, أدوات منزلية,
  أثاث مكتبي, اثاث مكتبي, أثاث مكاتب, اثاث مكاتب, أثاث بيت, اثاث بيت, غرفة جلوس, غرف نوم, علف, أعلاف, اعلاف, علف دواجن, دهان منازل, دهان بيوت, دهان حوائط, دهان غرف, عقار للبيع, عقار للإيجار,
  تصليح غسالات, تصليح ثلاجات منازل, تصليح تلفزيونات, تصليح مكيفات, تصليح افران
`;

const fairs = `
  book fair, book fairs, car show, motor show, auto show, boat show, air show, airshow, fashion show, fashion week, jewellery show, jewelry show,
  property show, real estate expo, food festival, film festival, music festival, shopping festival, comic con, gaming expo, game show, dog show, cat show,
  bridal show, wedding expo, perfume exhibition, furniture fair, art fair, art exhibition, stamp exhibition, camel festival, horse show, falcon exhibition,
  construction expo, oil and gas exhibition, big 5, gitex, blockchain summit, crypto summit, career fair for students, half marathon, marathon registration, marathon 10km, marathon tickets, fun run, triathlon,
  grand prix, boxing match, padel court, bowling, karaoke, escape room, theme park, water park, amusement park, museum, museums, opera, ballet, circus,
  معرض كتاب, معرض الكتاب, معرض سيارات, معرض السيارات, معرض عقاري, معرض العقار, معرض ذهب, معرض الذهب, معرض عطور, معرض العطور, معرض أثاث, معرض الأثاث, معرض ملابس, معرض زفاف,
  معرض العروس, معرض فني, معرض لوحات, معرض الصقور, معرض القوارب, معرض اليخوت, مهرجان, مهرجانات, مهرجان التسوق, مهرجان الأفلام, عرض أزياء, جيتكس, سباق السيارات, سباق خيل,
  ملعب بادل, بولينج, كاريوكي, مدينة ألعاب, ملاهي, حديقة حيوان, متحف, متاحف, أوبرا, سيرك, مسرحية, مسرحيات
`;

const programs = `
  accounting software, accounting program, payroll software, restaurant software, school management system, hotel booking system, pos for restaurant,
  excel course, photoshop, autocad, chatgpt, web hosting, domain name, seo, instagram followers, youtube channel, tiktok followers,
  برنامج محاسبة, برنامج محاسبي, برنامج مطاعم, برنامج مدارس, دورة اكسل, فوتوشوب, اوتوكاد, باوربوينت, شات جي بي تي, استضافة مواقع, متابعين انستقرام, زيادة متابعين, قناة يوتيوب
`;

export const otherTrades = [posts, machinesAndMaterials, fairs, programs].join(',');

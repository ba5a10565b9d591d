import { describe, expect, test } from 'vitest';
import { understand } from '#features/search/asking/understand.ts';

const asked = (question: string) => understand(question, { today: '2026-11-16' });

describe('the kind asked for', () => {
  test.each([
    ['nursing jobs', 'job'],
    ['i am a nurse, is there any work for me', 'job'],
    ['pharmacist vacancies in Kuwait', 'job'],
    ['وظائف تمريض', 'job'],
    ['ابي شغل محاسب', 'job'],
    ['شغل عن بعد', 'job'],
    ['work from home', 'job'],
    ['remote work pharmacist', 'job'],
    ['شغل محاسب ف القاهره شركه اجهزه', 'job'],
    ['pharmacist position', 'job'],
    ['عايز اشتغل ممرض', 'job'],
    ["wa'6ayef tamree'9", 'job'],
    ['medical exhibitions', 'event'],
    ['مؤتمرات القلب', 'event'],
    ['mo2tamar el 2alb', 'event'],
    ['surgery catalogue', 'catalog'],
    ['كتالوج الجراحة', 'catalog'],
    ['yaqut lab list of tests', 'catalog'],
    ['قائمة أدوية شركة الزهراء', 'catalog'],
    ['لستة اصناف شركة الزهراء', 'catalog'],
    ['دليل التحاليل من المختبر', 'catalog'],
    ['who sells microscopes', 'company'],
    ['موردين اثاث', 'company'],
    ['مين بيبيع شاش', 'company'],
    ['شكون كيبيع الكمامات', 'company'],
    ['loan of surgical instruments', 'company'],
    ['wheelchair for rent', 'company'],
    ['استئجار كرسي متحرك', 'company'],
    ['تأجير أجهزة تنفس', 'company'],
  ])('%s', (question, kind) => {
    expect(asked(question).kinds).toEqual([kind]);
  });

  test.each(['training for nurses', 'تدريب الكوادر'])(
    'who trains people of theirs, or a course: %s',
    (question) => {
      expect(asked(question).leaning).toEqual(['event', 'company']);
    },
  );

  test.each([
    ['phisiotherapist vacency', 'job'],
    ['cardiology confrence', 'event'],
    ['موتمرت القلب', 'event'],
    ['وضيفة ممرض', 'job'],
    ['شركت ادوية', 'company'],
    ['kuwait dental exbition', 'event'],
    ['wazifat qabila', 'job'],
  ])('with a slip in the word for it: %s', (question, kind) => {
    expect(asked(question).kinds).toEqual([kind]);
  });

  test('what is tested for nothing is perhaps on a day of health', () => {
    expect(asked('فحص شامات ببلاش').leaning).toEqual(['company', 'product', 'event']);
    expect(asked('فحص شامات').leaning).toEqual(['company', 'product']);
  });

  test.each([
    ['chemistry machine lab', []],
    ['chemistry lab', ['branch', 'company']],
    ['CBC analyser حق المختبر', []],
    ['شركة توظيف ممرضات', ['company']],
    ['شغل يدوي', []],
  ])('where a thing is used, and who finds people, is no post: %s', (question, kinds) => {
    expect(asked(question).kinds).toEqual(kinds);
  });

  test.each(['events coordinator', 'marketing and events coordinator', 'منسق فعاليات'])(
    'what a post is called after is not what is looked for: %s',
    (question) => {
      expect(asked(question)).toMatchObject({ kinds: [], leaning: ['job'] });
    },
  );

  test.each(['supplies for training', 'draining bag', 'medical supplied'])(
    'no slip where it is a word of its own: %s',
    (question) => {
      expect(asked(question).kinds).toEqual([]);
    },
  );

  test.each([
    [',/hzt lphsf', 'job'],
    [',/dtm rhfgm', 'job'],
    ['llvqm ,/dtm', 'job'],
    ['ىعقسث تخلاس', 'job'],
  ])('typed with the other layout, commas and all: %s', (question, kind) => {
    expect(asked(question).kinds).toEqual([kind]);
  });

  test('what works for somebody is no job', () => {
    expect(asked('does this inhaler work for me').kinds).toEqual([]);
  });

  test('a place that was typed so is one as well', () => {
    expect(asked('lsjatn td ]fd').place).toMatchObject({ country: 'AE' });
  });

  test.each(['bls course', 'cbc test', 'mri, ct', 'npwt'])(
    'what has no vowels is not typed so for that: %s',
    (question) => {
      expect(asked(question).tokens.join(' ')).toMatch(/^[a-z ]+$/);
    },
  );

  test.each([
    'where can i apply for a pharmacist job',
    'where can i apply as a pharmacist',
    'apply for pharmacist',
    'أين يمكنني التقديم على وظيفة صيدلي',
    'التقديم على صيدلي',
  ])('who applies for a post that is named looks for it: %s', (question) => {
    const { kinds, words } = asked(question);
    expect(kinds).toEqual(['job']);
    expect(words.filter(({ optional }) => !optional)).toMatchObject([
      { written: expect.stringMatching(/^(?:pharmacist|صيدلي)$/) },
    ]);
  });

  test.each(['how do i apply for a job', 'can i apply for several jobs', 'كيف التقديم على وظيفة'])(
    'who names none asks how it is done: %s',
    (question) => {
      expect(asked(question).kinds).toEqual([]);
      expect(asked(question).leaning).toContain('faq');
    },
  );

  test.each([
    'how do i register for the cardiology congress',
    'كيف أسجل في مؤتمر القلب',
    'ابي احضر مؤتمر القلب',
  ])('who registers for an event that is named looks for it: %s', (question) => {
    expect(asked(question).kinds).toEqual(['event']);
    expect(asked(question).leaning).not.toContain('faq');
  });

  test.each(['how to register a drug in the gulf', 'محاضرة كيف اسجل دوا بالخليج'])(
    'who registers a medicine does not do it here: %s',
    (question) => {
      expect(asked(question).leaning).not.toContain('faq');
    },
  );

  test.each(['guide to lens coatings', 'دليل الولادة', 'لستة مزن'])(
    'a guide may be a catalogue: %s',
    (question) => {
      expect(asked(question)).toMatchObject({ kinds: [], leaning: ['catalog'] });
    },
  );

  test('a guide wire is a thing', () => {
    expect(asked('guide wire').leaning).toEqual([]);
  });

  test.each([
    'how do i register for an event',
    'كيفاش نتسجل ف شي فعالية',
    'phone number of mai',
    'كيف أسجل',
    'how can i apply for a refund',
  ])('and who names none asks how that is done: %s', (question) => {
    expect(asked(question).leaning).toContain('faq');
  });

  test.each([
    'HPLC chemist in a pharma factory',
    'محاسب خبرة في شركات طبية',
    'ممرضة مع سيارة من الشركة',
  ])('where somebody works is not who is looked for: %s', (question) => {
    expect(asked(question).kinds).toEqual([]);
  });

  test.each(['وين أصلح الكرسي المتحرك', 'a guy to fix wheelchairs', 'wein a9alle7 kursi'])(
    'whoever repairs is a company, whatever it is: %s',
    (question) => {
      const { kinds, words } = asked(question);
      expect(kinds).toEqual(['company']);
      expect(words.at(-1)?.optional).toBe(true);
    },
  );

  test('a meeting of companies on a day is an event', () => {
    expect(asked('لقاء شركات الأدوية في أبريل')).toMatchObject({
      kinds: [],
      leaning: ['event'],
      time: { from: '2027-04-01', sure: true },
    });
  });

  test('a branch is found as itself or as its company', () => {
    expect(asked('hayl riyadh branch').kinds).toEqual(['branch', 'company']);
  });

  test('of several the narrowest is meant', () => {
    expect(asked('jobs in a pharma company').kinds).toEqual(['job']);
    expect(asked('catalogue of the company').kinds).toEqual(['catalog']);
  });

  test.each([
    'جهاز لقياس وظائف الرئة',
    'تحليل وظائف الكلى',
    'اضطراب الدورة الشهرية',
    'pre-employment medical test',
    'contrast agent',
    'left bundle branch block',
  ])('what only looks like a kind is none: %s', (question) => {
    expect(asked(question).kinds).toEqual([]);
  });

  test.each([
    'eye hospital in Amman',
    'مستشفى عيون',
    'وين في مستشفى للسرطان',
    'is any pharmacy open all night',
    '9aydaliya bel jahra',
  ])('a place of care is asked for as a company: %s', (question) => {
    expect(asked(question)).toMatchObject({ kinds: ['branch', 'company'], leaning: [] });
  });

  test.each([
    'hospital bed',
    'سرير مستشفى',
    'our laboratory in Cairo needs a centrifuge',
    'عندنا معمل صغير ومحتاجين جهاز كيمياء',
    'أداة لسحب السوائل في المختبر',
  ])('where a thing is used is not asked for: %s', (question) => {
    expect(asked(question).leaning).not.toContain('company');
  });

  test.each([
    'how do i delete my account',
    'forgot my password',
    'refund',
    'privacy policy',
    'how many jobs can i apply to',
    'cancel event registration',
    'the code did not arrive',
    'كيف أحذف حسابي',
    'نسيت كلمة السر',
    'ازاي اعمل حساب جديد',
    'شلون اسجل شركتي عندكم',
    'مين يشوف السي في حقي',
    'الكود مجاش على الايميل',
    'verification code never comes',
    'how many vacancies can one person apply to',
    'wrong amount on my invoice',
    'السي في مالي',
    'shlon a7thef 7sabi',
  ])('questions about the portal lead to its pages: %s', (question) => {
    expect(asked(question)).toMatchObject({ kinds: [], leaning: ['faq', 'page'], advice: false });
  });

  test.each(['know your numbers, the one in march', 'the march one', 'اللي في مارس'])(
    'what is told apart by a month has dates: %s',
    (question) => {
      expect(asked(question).leaning).toEqual(['event']);
    },
  );

  test.each(['how to calibrate a pump', 'كيف اركب كرسي متحرك', 'register of births'])(
    'others do not: %s',
    (question) => {
      expect(asked(question).leaning).not.toContain('faq');
    },
  );

  test.each(['premarital test', 'cataract surgery', 'فحص الانسجة'])(
    'what is done for people is offered by a company, or comes as a kit: %s',
    (question) => {
      expect(asked(question).leaning).toEqual(expect.arrayContaining(['company', 'product']));
    },
  );

  test.each(['calibration of infusion pumps', 'معايرة الأجهزة'])(
    'a calibration is nothing to buy: %s',
    (question) => {
      expect(asked(question).leaning).toEqual(['company']);
    },
  );

  test('early detection is a campaign, and no visit to a doctor', () => {
    expect(asked('حملة الكشف المبكر عن سرطان الثدي').care).toBe(false);
    expect(asked('كشف عيون').care).toBe(true);
    expect(asked('عملية الركبة').care).toBe(true);
    expect(asked('عكاز بعد عملية الركبة').care).toBe(false);
    expect(asked('crutch after knee surgery').care).toBe(false);
  });

  test('a part of a hospital leads to hospitals, an office to any company', () => {
    expect(asked('قسم الاشعة').care).toBe(true);
    expect(asked('sales department').care).toBe(false);
    expect(asked('glucose test strips').leaning).not.toContain('company');
  });

  test.each([
    'kids doctor',
    'pediatrician for my toddler',
    'knee replacement surgeon',
    'دكتور قلب بعمان',
    'طبيبة جلدية',
    'appendix operation',
    'عملية مرارة',
    'which hospital does dialysis',
    'أي مستشفى فيه غسيل كلى',
    'diabetes clinic',
  ])('who wants to be treated looks for who treats: %s', (question) => {
    expect(asked(question).care).toBe(true);
  });

  test.each([
    'the doctor said he needs a brace',
    'بنتي عندها صرع والدكتور وصف دواء',
    'قفازات لدكاترة الأسنان',
    'surgery light',
    'من يوفر سرير مستشفى',
    'dermatologist jobs',
    'quality consultant',
  ])('who tells of a doctor, buys for one or applies does not: %s', (question) => {
    expect(asked(question).care).toBe(false);
  });
});

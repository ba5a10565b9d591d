import { defineTexts } from '#platform/i18n/texts.ts';

export const applicationMailTexts = defineTexts('application-mails', {
  sentSubject: { en: 'Your application: {job}', ar: 'طلبك لوظيفة {job}' },
  sentBody: {
    en: 'Dear {name},\n\nyour application for {job} at {company} has been sent, with your CV {cv}. The company promises an answer by {day}.\n\nYou see how it stands, and when the company opens your CV, here:\n{address}\n',
    ar: 'مرحبًا {name}،\n\nتم إرسال طلبك لوظيفة {job} لدى {company} مع سيرتك الذاتية {cv}. تعد الشركة بالرد حتى {day}.\n\nيمكنك متابعة حالته ومعرفة متى تفتح الشركة سيرتك الذاتية هنا:\n{address}\n',
  },
  receivedSubject: { en: 'New application for {job}', ar: 'طلب جديد لوظيفة {job}' },
  receivedBody: {
    en: '{name} ({email}) has applied for {job}.\n\nRead the CV and go on from there:\n{address}\n\nAnswering this mail writes to the applicant.\n',
    ar: 'ورد طلب جديد من {name} ({email}) لوظيفة {job}.\n\nالسيرة الذاتية والخطوات التالية هنا:\n{address}\n\nالرد على هذه الرسالة يصل مباشرة إلى صاحب الطلب.\n',
  },
  withdrawnSubject: { en: 'Application withdrawn: {job}', ar: 'سحب طلب لوظيفة {job}' },
  withdrawnBody: {
    en: '{name} has withdrawn the application for {job}. The CV has been deleted.\n\n{address}\n',
    ar: 'سُحب طلب {name} لوظيفة {job}، وحُذفت السيرة الذاتية.\n\n{address}\n',
  },
  movedSubject: { en: '{job}: {status}', ar: '{job}: {status}' },
  movedBody: {
    en: 'Dear {name},\n\nthere is news about your application for {job} at {company}.\n\n{sentence}\n\nAll about it is here:\n{address}\n',
    ar: 'مرحبًا {name}،\n\nلدينا جديد حول طلبك لوظيفة {job} لدى {company}.\n\n{sentence}\n\nتجد التفاصيل هنا:\n{address}\n',
  },
  removedSubject: { en: '{job}: no longer offered', ar: '{job}: لم تعد متاحة' },
  removedBody: {
    en: 'Dear {name},\n\n{company} no longer offers the job {job} on the portal, so your application cannot be answered there. It stays in your list until you withdraw it; withdrawing deletes your CV at once.\n\n{address}\n',
    ar: 'مرحبًا {name}،\n\nلم تعد {company} تعرض وظيفة {job} على البوابة، ولذلك لا يمكن الرد على طلبك فيها. يبقى الطلب في قائمتك حتى تسحبه، وسحبه يحذف سيرتك الذاتية فورًا.\n\n{address}\n',
  },
  pending: {
    en: 'Your application is waiting to be looked at.',
    ar: 'طلبك في انتظار المراجعة.',
  },
  reviewed: {
    en: 'The company has reviewed your application.',
    ar: 'راجعت الشركة طلبك.',
  },
  shortlisted: {
    en: 'You are on the company’s shortlist.',
    ar: 'أنت ضمن القائمة المختصرة للشركة.',
  },
  interview: {
    en: 'The company would like to talk to you and will be in touch about an interview.',
    ar: 'ترغب الشركة في مقابلتك وستتواصل معك لتحديد الموعد.',
  },
  offered: {
    en: 'The company would like to offer you the job and will be in touch.',
    ar: 'ترغب الشركة في أن تعرض عليك الوظيفة وستتواصل معك.',
  },
  hired: {
    en: 'Congratulations: the company has marked you as hired.',
    ar: 'تهانينا! سجّلت الشركة قبولك في الوظيفة.',
  },
  unanswered: {
    en: 'The company has not answered by the day it promised, so the portal has closed your application. You need not wait for it any longer; should the company still answer, you will be told. Withdrawing deletes your CV at once.',
    ar: 'لم ترد الشركة في الموعد الذي وعدت به، فأغلقت البوابة طلبك. لا داعي للانتظار أكثر، وإن ردّت الشركة لاحقًا فستُبلَّغ بذلك. سحب الطلب يحذف سيرتك الذاتية فورًا.',
  },
  reminderSubject: {
    en: '{people, plural, one {# applicant waits for your answer} other {# applicants wait for your answer}}',
    ar: '{people, plural, zero {لا متقدّم ينتظر ردك} one {متقدّم واحد ينتظر ردك} two {متقدّمان ينتظران ردك} few {# متقدّمين ينتظرون ردك} many {# متقدّمًا ينتظرون ردك} other {# متقدّم ينتظرون ردك}}',
  },
  reminderBody: {
    en: 'Hello,\n\n{company} promised these applicants an answer. Whoever has none by the end of the last day is told so, and it counts in the answer rate that your jobs show.\n\n{lines}\n',
    ar: 'مرحبًا،\n\nوعدت {company} هؤلاء المتقدّمين بالرد. من لا يصله رد حتى نهاية اليوم الأخير يُبلَّغ بذلك، ويُحتسب ذلك في نسبة الرد الظاهرة في وظائفك.\n\n{lines}\n',
  },
  dueToday: {
    en: '{people, plural, one {Today is the last day for # applicant} other {Today is the last day for # applicants}}: {job}\n{address}',
    ar: '{people, plural, zero {اليوم هو اليوم الأخير} one {اليوم هو اليوم الأخير لمتقدّم واحد} two {اليوم هو اليوم الأخير لمتقدّمين اثنين} few {اليوم هو اليوم الأخير لـ # متقدّمين} many {اليوم هو اليوم الأخير لـ # متقدّمًا} other {اليوم هو اليوم الأخير لـ # متقدّم}}: {job}\n{address}',
  },
  dueSoon: {
    en: '{people, plural, one {# applicant has to hear from you within {days} days} other {# applicants have to hear from you within {days} days}}: {job}\n{address}',
    ar: '{people, plural, zero {لا متقدّم ينتظر} one {متقدّم واحد ينتظر ردك خلال {days} أيام} two {متقدّمان ينتظران ردك خلال {days} أيام} few {# متقدّمين ينتظرون ردك خلال {days} أيام} many {# متقدّمًا ينتظرون ردك خلال {days} أيام} other {# متقدّم ينتظرون ردك خلال {days} أيام}}: {job}\n{address}',
  },
  rejected: {
    en: 'The company has decided not to go on with your application. We wish you success elsewhere.',
    ar: 'قررت الشركة عدم المضي في طلبك. نتمنى لك التوفيق في فرص أخرى.',
  },
});

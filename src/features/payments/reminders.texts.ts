import { defineTexts } from '#platform/i18n/texts.ts';

export const remindersTexts = defineTexts('reminders', {
  subject: {
    en: 'Your {plan} ends on {date}',
    ar: 'تنتهي باقتك ({plan}) في {date}',
  },
  body: {
    en: 'The {plan} of {company} ends on {date}. To keep everything it includes, renew it here:\n\n{address}\n\nA renewal begins when the current period ends, so no day is lost. Without one, {company} goes on with the free plan.\n',
    ar: 'تنتهي {plan} الخاصة بـ«{company}» في {date}. للاحتفاظ بكل ما تشمله، جدّدها هنا:\n\n{address}\n\nيبدأ التجديد عند نهاية الفترة الحالية، فلا يضيع أي يوم. ومن دون تجديد يستمر إدراج «{company}» بالباقة المجانية.\n',
  },
});

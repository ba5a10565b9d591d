import { defineTexts } from '#platform/i18n/texts.ts';

export const exhibitorsTexts = defineTexts('exhibitors', {
  applyToggle: { en: 'Become an exhibitor', ar: 'كن من العارضين' },
  modeToggle: { en: 'Exhibitor Mode', ar: 'وضع العارض' },
  applyLead: {
    en: 'List your company with its products, catalogs, events and jobs. Our team reviews every application.',
    ar: 'أدرج شركتك بمنتجاتها وكتالوجاتها وفعالياتها ووظائفها. يراجع فريقنا كل طلب.',
  },
  reviewTitle: { en: 'Under review', ar: 'قيد المراجعة' },
  review: {
    en: 'Your application is under review by our admin team.',
    ar: 'طلبك قيد المراجعة لدى إدارة البوابة.',
  },
  approvedTitle: { en: 'Approved', ar: 'مقبول' },
  approved: {
    en: 'Your exhibitor account is approved. Switch it on to manage your company.',
    ar: 'تم قبول حساب العارض الخاص بك. فعّله لإدارة شركتك.',
  },
  rejectedTitle: { en: 'Rejected', ar: 'مرفوض' },
  rejected: {
    en: 'Your application was not accepted. Please contact us if you have questions.',
    ar: 'لم يُقبل طلبك. يرجى التواصل معنا إن كانت لديك أسئلة.',
  },
  restrictedTitle: { en: 'Restricted', ar: 'مقيّد' },
  restricted: {
    en: 'Your exhibitor account is restricted. Please contact us.',
    ar: 'حساب العارض الخاص بك مقيّد. يرجى التواصل معنا.',
  },
  contact: { en: 'Contact us', ar: 'تواصل معنا' },
  formTitle: { en: 'Apply to become an exhibitor', ar: 'طلب الانضمام إلى العارضين' },
  companyName: { en: 'Company name', ar: 'اسم الشركة' },
  nameRequired: { en: 'Company name is required', ar: 'اسم الشركة مطلوب' },
  companyType: { en: 'Company type', ar: 'نوع الشركة' },
  chooseType: { en: 'Select a company type', ar: 'اختر نوع الشركة' },
  typeRequired: { en: 'Please select a company type', ar: 'يرجى اختيار نوع الشركة' },
  hospital: { en: 'Hospital', ar: 'مستشفى' },
  clinic: { en: 'Clinic', ar: 'عيادة' },
  pharmaceutical: { en: 'Pharmaceutical', ar: 'شركة أدوية' },
  'medical-equipment': { en: 'Medical equipment', ar: 'معدات طبية' },
  laboratory: { en: 'Laboratory', ar: 'مختبر' },
  'healthcare-service': { en: 'Healthcare service', ar: 'خدمات رعاية صحية' },
  other: { en: 'Other', ar: 'أخرى' },
  companyEmail: { en: 'Company email', ar: 'البريد الإلكتروني للشركة' },
  phoneCountry: { en: 'Country code', ar: 'مفتاح الدولة' },
  countryRequired: { en: 'Please select a valid country code', ar: 'يرجى اختيار مفتاح دولة صالح' },
  companyPhone: { en: 'Company phone', ar: 'هاتف الشركة' },
  phoneRequired: { en: 'Company phone is required', ar: 'هاتف الشركة مطلوب' },
  submit: { en: 'Submit application', ar: 'إرسال الطلب' },
  submitting: { en: 'Submitting...', ar: 'جارٍ الإرسال…' },
  submitted: {
    en: 'Exhibitor account request submitted successfully! Please wait for admin approval.',
    ar: 'تم إرسال طلب حساب العارض بنجاح! يرجى انتظار قبوله من إدارة البوابة.',
  },
  submitFailed: {
    en: 'Failed to submit exhibitor request',
    ar: 'تعذّر إرسال طلب حساب العارض',
  },
  alreadyApplied: {
    en: 'This account has already applied',
    ar: 'سبق أن قُدِّم طلب من هذا الحساب',
  },
  statusFailed: { en: 'Failed to fetch exhibitor status', ar: 'تعذّر جلب حالة حساب العارض' },
  toggleFailed: { en: 'Failed to toggle user type', ar: 'تعذّر تبديل نوع الحساب' },
  switchFailed: { en: 'Failed to switch mode', ar: 'تعذّر تبديل الوضع' },
  notApproved: {
    en: 'Only approved exhibitor accounts can switch modes',
    ar: 'تبديل الوضع متاح لحسابات العارضين المقبولة فقط',
  },
  switchedToExhibitor: {
    en: 'Switched to Exhibitor Mode successfully!',
    ar: 'تم التبديل إلى وضع العارض بنجاح!',
  },
  switchedToUser: {
    en: 'Switched to User Mode successfully!',
    ar: 'تم التبديل إلى وضع المستخدم بنجاح!',
  },
  appliedSubject: { en: 'We received your application', ar: 'استلمنا طلبك' },
  appliedBody: {
    en: 'Hello,\n\nwe received the application of {company} to become an exhibitor on {site}. Our team reviews it; you will hear from us by mail.\n\n{site}\n{address}\n',
    ar: 'مرحبًا،\n\nاستلمنا طلب «{company}» الانضمام إلى العارضين على {site}. يراجع فريقنا الطلب وسنوافيك بالرد عبر البريد الإلكتروني.\n\n{site}\n{address}\n',
  },
  operatorSubject: {
    en: 'Application to become exhibitor: {company}',
    ar: 'طلب انضمام عارض جديد: {company}',
  },
  operatorBody: {
    en: '{company} ({type}) applied to become an exhibitor.\n\nEmail: {email}\nPhone: +{phone}\n\nAccount: {account}\n\nDecide in the console:\n{link}\n',
    ar: 'طلب انضمام إلى العارضين من «{company}» ({type}).\n\nالبريد الإلكتروني: {email}\nالهاتف: ‎+{phone}\n\nالحساب: {account}\n\nللبتّ في الطلب من لوحة التشغيل:\n{link}\n',
  },
  approvalSubject: { en: 'Your exhibitor account is approved', ar: 'تم قبول حساب العارض الخاص بك' },
  rejectionSubject: {
    en: 'About your exhibitor application',
    ar: 'بخصوص طلبك الانضمام إلى العارضين',
  },
  rejectionBody: {
    en: 'Hello,\n\nwe could not accept the application of {company} to become an exhibitor on {site}.\n\nThe reason: {reason}\n\nIf you have questions, please write to us:\n{link}\n\n{site}\n',
    ar: 'مرحبًا،\n\nتعذّر علينا قبول طلب «{company}» الانضمام إلى العارضين على {site}.\n\nالسبب: {reason}\n\nإن كانت لديك أسئلة فراسلنا:\n{link}\n\n{site}\n',
  },
  restrictionSubject: {
    en: 'Your exhibitor account is restricted',
    ar: 'تم تقييد حساب العارض الخاص بك',
  },
  restrictionBody: {
    en: 'Hello,\n\nthe exhibitor account of {company} on {site} is restricted. What it published is not shown for now.\n\nThe reason: {reason}\n\nIf you have questions, please write to us:\n{link}\n\n{site}\n',
    ar: 'مرحبًا،\n\nتم تقييد حساب العارض الخاص بـ«{company}» على {site}، ولا يُعرض محتواه المنشور في الوقت الحالي.\n\nالسبب: {reason}\n\nإن كانت لديك أسئلة فراسلنا:\n{link}\n\n{site}\n',
  },
  liftedSubject: {
    en: 'The restriction of your exhibitor account is lifted',
    ar: 'تم رفع التقييد عن حساب العارض الخاص بك',
  },
  liftedBody: {
    en: 'Hello,\n\nthe exhibitor account of {company} on {site} is no longer restricted.\n\n{link}\n\n{site}\n',
    ar: 'مرحبًا،\n\nلم يعد حساب العارض الخاص بـ«{company}» على {site} مقيّدًا.\n\n{link}\n\n{site}\n',
  },
  decidedBefore: {
    en: 'This was decided in the meantime. Please look again.',
    ar: 'تم البتّ في هذا الطلب قبل قليل. يرجى تحديث الصفحة والاطلاع عليه مجددًا.',
  },
  approvalBody: {
    en: 'Hello,\n\n{company} is now an exhibitor on {site}. Sign in and switch on your exhibitor account in the settings:\n\n{link}\n\n{site}\n',
    ar: 'مرحبًا،\n\nتم قبول «{company}» ضمن العارضين على {site}. سجّل الدخول وفعّل حساب العارض من الإعدادات:\n\n{link}\n\n{site}\n',
  },
});

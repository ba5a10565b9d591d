-- What "24/7 support" of the plans is, beside the hours in which people answer. What the operator has rewritten stays.
update faq_items set
  question = 'Whom do I ask about an invoice, and what does 24/7 support mean?',
  answer = 'Write to us through the contact page, at any hour: the portal, its forms and these answers are there around the clock, and every message is taken at once. People read and answer it in our business hours: Sunday to Thursday, 9:00 to 18:00, Kuwait time.'
where question = 'Whom do I ask about an invoice, and when?'
  and answer = 'Write to us through the contact page. Our business hours are Sunday to Thursday, 9:00 to 18:00, Kuwait time.';
update faq_items set
  question_ar = 'من أسأل عن فاتورة، وما معنى الدعم على مدار الساعة؟',
  answer_ar = 'راسلنا عبر صفحة «تواصل معنا» في أي وقت: البوابة ونماذجها وهذه الإجابات متاحة على مدار الساعة، وتُستلم كل رسالة فورًا. ويقرؤها فريقنا ويرد عليها في ساعات العمل: من الأحد إلى الخميس، من 9:00 إلى 18:00 بتوقيت الكويت.'
where question_ar = 'من أسأل عن فاتورة، ومتى؟'
  and answer_ar = 'راسلنا عبر صفحة «تواصل معنا». ساعات عملنا من الأحد إلى الخميس، من 9:00 إلى 18:00 بتوقيت الكويت.';

-- What the links are: nothing resets an access, since there is no password. An answer that the operator has
-- rewritten stays.
update faq_items set
  answer = 'Links that confirm an e-mail address are valid for 24 hours and work once. After that, simply ask for a new one. A new address of your account counts once both mailboxes, the old one and the new one, have confirmed it; you ask for it in your settings.'
where answer = 'Links about your account, such as the one that confirms a new address or resets your access, are valid for 24 hours. After that, simply ask for a new one.';
update faq_items set
  answer_ar = 'الروابط التي تؤكد بريدًا إلكترونيًا صالحة لمدة 24 ساعة ولمرة واحدة. بعد ذلك اطلب رابطًا جديدًا. ويُعتمد البريد الإلكتروني الجديد لحسابك بعد تأكيده من الصندوقين، القديم والجديد، ويمكنك طلبه من الإعدادات.'
where answer_ar = 'الروابط المتعلقة بحسابك، مثل رابط تأكيد عنوان جديد أو استعادة الوصول، صالحة لمدة 24 ساعة. بعد ذلك اطلب رابطًا جديدًا.';

import { defineTexts } from '#platform/i18n/texts.ts';

export const importTexts = defineTexts('import', {
  tooLarge: {
    en: 'File size must be less than 10MB',
    ar: 'يجب أن يكون حجم الملف أقل من 10 ميغابايت',
  },
  noFile: { en: 'Please select a file to import', ar: 'يرجى اختيار ملف للاستيراد' },
  tooManyForCompany: {
    en: 'A company can have at most {most} of them; there are {n} already, and the file brings {added} more.',
    ar: 'الحد الأقصى لكل شركة هو {most}، والموجود حاليًا {n}، ويضيف الملف {added}.',
  },
  missingColumns: {
    en: '{n, plural, one {The file has no column {columns}.} other {The file has no columns {columns}.}}',
    ar: '{n, plural, zero {لا ينقص الملف أي عمود.} one {لا يوجد في الملف عمود باسم {columns}.} two {لا يوجد في الملف العمودان: {columns}.} few {لا توجد في الملف الأعمدة: {columns}.} many {لا توجد في الملف الأعمدة: {columns}.} other {لا توجد في الملف الأعمدة: {columns}.}}',
  },
  errorCell: {
    en: 'The cell holds the error {error}. Please correct its formula.',
    ar: 'تحتوي الخلية على الخطأ {error}. يرجى تصحيح معادلتها.',
  },
  digitsLost: {
    en: '“{written}” has lost some of its digits, because the spreadsheet kept it as a number. Please format the column as text and enter it again.',
    ar: 'فقدت القيمة «{written}» بعض أرقامها لأن جدول البيانات حفظها كعدد. يرجى تنسيق العمود كنص وإدخالها من جديد.',
  },
  running: {
    en: 'This import is still running.',
    ar: 'لا يزال هذا الاستيراد جاريًا.',
  },
  importedBefore: {
    en: 'This file was imported before, without your last changes. Look at your list, then choose the file again to import them.',
    ar: 'سبق استيراد هذا الملف من دون تعديلاتك الأخيرة. يرجى مراجعة قائمتك، ثم اختيار الملف مرة أخرى لاستيرادها.',
  },
  badColumns: {
    en: 'What the columns are could not be read.',
    ar: 'تعذّرت قراءة دلالات الأعمدة.',
  },
  badCorrections: {
    en: 'The corrections could not be read.',
    ar: 'تعذّرت قراءة التصحيحات.',
  },
  rowError: { en: 'Row {row}: {message}', ar: 'الصف {row}: {message}' },
  done: { en: 'Import completed successfully!', ar: 'اكتمل الاستيراد بنجاح!' },
  failed: { en: 'Import failed', ar: 'فشل الاستيراد' },
  reason: { en: 'reason', ar: 'السبب' },
  undoFailed: {
    en: 'The import could not be taken back. Please try again.',
    ar: 'تعذّر التراجع عن الاستيراد. يرجى المحاولة مرة أخرى.',
  },
  undone: {
    en: 'The import was taken back: {n} rows deleted.',
    ar: 'تم التراجع عن الاستيراد: {n, plural, zero {لم يُحذف أي صف} one {حُذف صف واحد} two {حُذف صفان} few {حُذفت # صفوف} many {حُذف # صفًا} other {حُذف # صف}}.',
  },
  restored: {
    en: '{n, plural, one {# item has} other {# items have}} the old values again.',
    ar: '{n, plural, zero {لم يتغيّر أي عنصر} one {استعاد عنصر واحد قيمه السابقة} two {استعاد عنصران قيمهما السابقة} few {استعادت # عناصر قيمها السابقة} many {استعاد # عنصرًا قيمه السابقة} other {استعاد # عنصر قيمه السابقة}}.',
  },
  keptAsChanged: {
    en: '{n, plural, one {# item was changed or deleted since and stays so} other {# items were changed or deleted since and stay so}}.',
    ar: '{n, plural, zero {لم يُعدَّل أي عنصر بعد الاستيراد} one {عُدِّل عنصر واحد أو حُذف بعد الاستيراد فبقي كما هو} two {عُدِّل عنصران أو حُذفا بعد الاستيراد فبقيا كما هما} few {عُدِّلت # عناصر أو حُذفت بعد الاستيراد فبقيت كما هي} many {عُدِّل # عنصرًا أو حُذف بعد الاستيراد فبقي كما هو} other {عُدِّل # عنصر أو حُذف بعد الاستيراد فبقي كما هو}}.',
  },
  tooOldToUndo: {
    en: 'This import is too old to be taken back.',
    ar: 'مضى على هذا الاستيراد وقت طويل فلا يمكن التراجع عنه.',
  },
  listMoved: {
    en: 'Your list was changed while the file was read. Please import it again.',
    ar: 'تغيّرت قائمتك أثناء قراءة الملف. يرجى استيراده مرة أخرى.',
  },
  notInList: {
    en: '{code} is not in your list. Leave the cell empty to add the row as new.',
    ar: 'لا يوجد {code} في قائمتك. اترك الخلية فارغة لإضافة الصف كعنصر جديد.',
  },
  severalInList: {
    en: 'Several items of your list have the code {code}.',
    ar: 'يحمل أكثر من عنصر في قائمتك الرمز {code}.',
  },
  saidBefore: {
    en: 'Row {row} is about the same item and says something else.',
    ar: 'الصف {row} يخص العنصر نفسه ويذكر بيانات مختلفة.',
  },
  notLatest: {
    en: 'Only the latest import can be taken back.',
    ar: 'لا يمكن التراجع إلا عن آخر استيراد.',
  },

  heading: { en: 'Import {Many}', ar: 'استيراد {Many}' },
  run: { en: 'Import {Many}', ar: 'استيراد {Many}' },
  importing: { en: 'Importing...', ar: 'جارٍ الاستيراد…' },
  waiting: {
    en: 'Waiting for other imports: number {place} in line',
    ar: 'في انتظار عمليات استيراد أخرى: الدور رقم {place}',
  },
  checking: { en: 'Checking the file...', ar: 'جارٍ فحص الملف…' },
  progress: { en: '{done} of {total} rows', ar: 'الصفوف: {done} من {total}' },
  chooseFile: { en: 'File to import', ar: 'الملف المراد استيراده' },
  fileHelp: {
    en: 'CSV, .xlsx or .xls, less than 10MB',
    ar: 'CSV أو ‎.xlsx أو ‎.xls، أقل من 10 ميغابايت',
  },
  howTo: { en: 'How the file should look', ar: 'كيف ينبغي أن يبدو الملف' },
  columns: { en: 'Columns', ar: 'الأعمدة' },
  columnsHelp: {
    en: 'The first row names the columns. Their order does not matter; those with a star must be there.',
    ar: 'يحمل الصف الأول أسماء الأعمدة بالعربية أو بالإنجليزية. لا يهم ترتيبها، وما عليه نجمة إلزامي.',
  },
  optionalColumns: { en: 'Also understood', ar: 'أعمدة أخرى مقبولة' },
  dateFormat: { en: 'Dates', ar: 'التواريخ' },
  yearFirst: { en: 'YYYY-MM-DD', ar: 'سنة-شهر-يوم، مثل ‎2026-11-05' },
  dayFirst: { en: 'd/m/yyyy', ar: 'يوم/شهر/سنة، مثل ‎5/11/2026' },
  dateFormatHelp: {
    en: '{format}; the other usual form is understood too',
    ar: '{format}، والصيغة المعتادة الأخرى مقبولة أيضًا',
  },
  statusHelp: {
    en: 'Active or Yes means active, Inactive or No means inactive; 1 and 0 work too',
    ar: 'تعني «Active» أو «Yes» أو «نشط» أن العنصر نشط، وتعني «Inactive» أو «No» أو «غير نشط» أنه غير نشط، ويُقبل أيضًا 1 و0',
  },
  update: { en: 'Changes', ar: 'التعديلات' },
  updateHelp: {
    en: 'To change existing items, export the list, change the file and import it again. The column “{column}” tells which item a row is about; a row without it adds one.',
    ar: 'لتعديل الموجود، صدّر القائمة وعدّل الملف ثم استورده من جديد. يدل العمود «{column}» على العنصر المقصود، والصف الذي يخلو منه يضيف عنصرًا جديدًا.',
  },
  sample: { en: 'Sample', ar: 'مثال' },
  downloadSample: { en: 'Download sample CSV', ar: 'تنزيل مثال بصيغة CSV' },
  found: {
    en: '{total, plural, one {# row} other {# rows}} found, {good} ready to import',
    ar: 'عدد الصفوف: {total}، الجاهز للاستيراد منها: {good}',
  },
  hiddenRows: {
    en: '{n, plural, one {# of these rows is hidden in the file, for example by a filter. It is imported too.} other {# of these rows are hidden in the file, for example by a filter. They are imported too.}}',
    ar: '{n, plural, zero {لا توجد في الملف صفوف مخفية.} one {من هذه الصفوف صف واحد مخفي في الملف، بسبب تصفية مثلًا، وسيُستورد أيضًا.} two {من هذه الصفوف صفان مخفيان في الملف، بسبب تصفية مثلًا، وسيُستوردان أيضًا.} few {من هذه الصفوف # صفوف مخفية في الملف، بسبب تصفية مثلًا، وستُستورد أيضًا.} many {من هذه الصفوف # صفًا مخفيًا في الملف، بسبب تصفية مثلًا، وستُستورد أيضًا.} other {من هذه الصفوف # صف مخفي في الملف، بسبب تصفية مثلًا، وستُستورد أيضًا.}}',
  },
  unknownColumns: { en: 'Not used: {columns}', ar: 'أعمدة غير مستخدمة: {columns}' },
  columnsOfFile: { en: 'Columns of the file', ar: 'أعمدة الملف' },
  columnsOfFileHelp: {
    en: 'What each column is. Your answers are remembered for your next file.',
    ar: 'ما الذي يعنيه كل عمود. تُحفظ إجاباتك لملفك التالي.',
  },
  notUsed: { en: 'Not used', ar: 'غير مستخدم' },
  forExample: { en: 'For example: {example}', ar: 'مثال: {example}' },
  sayWhichColumns: {
    en: 'Not found: {columns}. Please choose below which column it is.',
    ar: 'لم يُعثر على: {columns}. يرجى تحديد العمود المقصود أدناه.',
  },
  and: { en: ', ', ar: '، ' },
  sheet: { en: 'Sheet', ar: 'ورقة العمل' },
  dateOrder: { en: 'How to read {date}', ar: 'كيف يُقرأ التاريخ {date}' },
  dateOrderHelp: {
    en: 'The file does not tell whether the day or the month comes first.',
    ar: 'لا يتضح من الملف أيهما يأتي أولًا: اليوم أم الشهر.',
  },
  dayComesFirst: { en: 'Day first', ar: 'اليوم أولًا' },
  monthComesFirst: { en: 'Month first', ar: 'الشهر أولًا' },
  firstRowsHelp: {
    en: 'As they will be stored; where the file says it differently, its own words are shown below.',
    ar: 'كما ستُحفظ، وتحتها ما ورد في الملف حيث يختلف عنها.',
  },
  firstRows: { en: 'The first rows', ar: 'الصفوف الأولى' },
  row: { en: 'Row', ar: 'الصف' },
  toMend: { en: 'To correct before importing', ar: 'صفوف تحتاج إلى تصحيح قبل الاستيراد' },
  toMendHelp: {
    en: 'Correct the cells here, or import without these rows: what stays wrong is left out.',
    ar: 'صحّح الخلايا هنا، أو استورد من دون هذه الصفوف: ما يبقى خاطئًا لا يُستورد.',
  },
  newRows: { en: 'New', ar: 'صفوف جديدة' },
  changedRows: { en: 'Changed', ar: 'صفوف معدَّلة' },
  sameRows: { en: 'Unchanged', ar: 'صفوف بلا تغيير' },
  badRows: { en: 'To correct', ar: 'صفوف تحتاج إلى تصحيح' },
  state: { en: 'Effect', ar: 'الأثر' },
  newState: { en: 'New', ar: 'جديد' },
  changedState: { en: 'Changed', ar: 'معدَّل' },
  sameState: { en: 'Unchanged', ar: 'بلا تغيير' },
  badState: { en: 'To correct', ar: 'يحتاج إلى تصحيح' },
  changes: { en: 'What changes', ar: 'ما سيتغيّر' },
  changesHelp: {
    en: 'Items of your list that the file says something else about. Columns that it does not have stay as they are; an empty cell empties its field.',
    ar: 'عناصر في قائمتك يذكر الملف عنها بيانات مختلفة. ما ليس له عمود في الملف يبقى كما هو، والخلية الفارغة تُفرغ حقلها.',
  },
  rowOf: { en: 'Row {row}: {title}', ar: 'الصف {row}: {title}' },
  empty: { en: '(empty)', ar: '(فارغ)' },
  becomes: { en: 'becomes', ar: 'يصبح' },
  firstShown: {
    en: 'Only the first {n} are shown here.',
    ar: 'لا يُعرض هنا إلا الأول منها، وعدده {n}.',
  },
  doubles: { en: 'Perhaps there already', ar: 'صفوف ربما سبقت إضافتها' },
  doublesHelp: {
    en: 'These rows would be added, although they look like others.',
    ar: 'ستُضاف هذه الصفوف مع أنها تشبه غيرها.',
  },
  doubleOfRow: {
    en: 'Row {row}, “{title}”, is the same as row {other}.',
    ar: 'الصف {row}، «{title}»، مطابق للصف {other}.',
  },
  doubleInList: {
    en: 'Row {row}: your list already has “{title}”.',
    ar: 'الصف {row}: في قائمتك بالفعل «{title}».',
  },
  leaveOutDoubles: { en: 'Leave these rows out', ar: 'استبعاد هذه الصفوف' },
  restOfRow: { en: 'The rest of the row', ar: 'بقية الصف' },
  cellOf: { en: '{column}, row {row}', ar: '{column}، الصف {row}' },
  checkAgain: { en: 'Check again', ar: 'فحص من جديد' },
  moreBadRows: {
    en: 'Only the first {n} rows are shown here.',
    ar: 'لا تُعرض هنا إلا الصفوف الأولى، وعددها {n}.',
  },
  totalProcessed: { en: 'Total Processed', ar: 'إجمالي الصفوف المعالَجة' },
  successful: { en: 'Successful', ar: 'الصفوف الناجحة' },
  failedCount: { en: 'Failed', ar: 'الصفوف الفاشلة' },
  totalRows: { en: 'Total Rows', ar: 'إجمالي الصفوف' },
  imported: { en: 'Imported', ar: 'الصفوف المستوردة' },
  skipped: { en: 'Skipped', ar: 'الصفوف المتخطّاة' },
  errors: { en: 'Errors', ar: 'الأخطاء' },
  errorLines: { en: 'What was left out, and why', ar: 'ما لم يُستورد وسببه' },
  downloadFailed: { en: 'Download the failed rows', ar: 'تنزيل الصفوف الفاشلة' },
  undo: { en: 'Undo this import', ar: 'التراجع عن هذا الاستيراد' },
  rowsNotDownloaded: {
    en: 'The failed rows could not be downloaded. Please try again.',
    ar: 'تعذّر تنزيل الصفوف الفاشلة. يرجى المحاولة مرة أخرى.',
  },
  view: { en: 'View {Many}', ar: 'عرض {Many}' },
  again: { en: 'Import More', ar: 'استيراد المزيد' },
});

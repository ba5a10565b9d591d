import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makePdf } from '#testing/cv-files.ts';
import { closingNeedsConfirmation, expectLeaveConfirmation } from './leave-question.ts';
import { letTimePass } from './page-time.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  languages,
  open,
  test,
  widths,
} from './portal.ts';
import { signIn, signInNew } from './sign-in.ts';

const words = {
  en: {
    apply: /^Apply (Now|Soon)/,
    applied: /^Already Applied/,
    submit: 'Submit Application',
    fillAll: 'Please fill in all fields and upload your CV',
    wrongType: 'Please upload a PDF or Word document',
    submitted: 'Application submitted successfully!',
    quota: '0 of 5 applications used this month',
    mine: 'My Job Applications',
    pending: 'Applied',
    details: /^View Details/,
    opened: /CV opened/,
    withdraw: 'Withdraw',
    withdrawn: 'Withdrawn',
    cv: /^CV/,
    preview: 'Preview',
    enlarge: 'Enlarge',
    pages: /^The first pages of the CV/,
    stage: 'Stage',
    move: 'Move and tell them',
    interview: 'Interview',
    rejected: 'Rejected',
    rejectQuestion: 'Reject 1 applicant?',
    rejectAnswer: 'Reject and mail',
    undo: 'Undo',
    notes: 'Notes',
    saveNotes: 'Save note',
    stages: 'Stages',
    back: 'Back to jobs',
    toList: 'Back to the list',
  },
  ar: {
    apply: /^(قدّم الآن|سارع بالتقديم)/,
    applied: /^سبق التقديم/,
    submit: 'إرسال الطلب',
    fillAll: 'يرجى ملء جميع الحقول ورفع سيرتك الذاتية',
    wrongType: 'يرجى رفع ملف PDF أو مستند Word',
    submitted: 'تم إرسال طلبك بنجاح!',
    quota: 'الطلبات المستخدمة هذا الشهر: 0 من 5',
    mine: 'طلباتي للوظائف',
    pending: 'تم التقديم',
    details: /^عرض التفاصيل/,
    opened: /فُتحت السيرة الذاتية/,
    withdraw: 'سحب الطلب',
    withdrawn: 'مسحوب',
    cv: /^السيرة الذاتية/,
    preview: 'معاينة',
    enlarge: 'تكبير',
    pages: /^الصفحات الأولى/,
    stage: 'المرحلة',
    move: 'نقل المتقدّم وإبلاغه',
    interview: 'مقابلة',
    rejected: 'مرفوض',
    rejectQuestion: 'رفض متقدّم واحد؟',
    rejectAnswer: 'رفض وإرسال الرسالة',
    undo: 'تراجع',
    notes: 'ملاحظات',
    saveNotes: 'حفظ الملاحظة',
    stages: 'المراحل',
    back: 'العودة إلى الوظائف',
    toList: 'العودة إلى القائمة',
  },
};

type Job = { id: number; job_ref: string; job_title: string; company_name: string };

/** An open job of the demo exhibitor's company. */
async function findJob(page: Page, language: string): Promise<Job> {
  const answer = await page.request.get('/api/jobs/jobs.php?country=KW&limit=50', {
    headers: { 'accept-language': language },
  });
  const { jobs }: { jobs: Job[] } = await answer.json();
  const job = jobs.find(({ company_name }) => /Tiryaq Bay|الترياق/.test(company_name));
  if (!job) throw new Error('The exhibitor has no open job');
  return job;
}

const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: makePdf('Nurse') };
const text = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('I am a nurse') };

type Screen = { viewport: { width: number; height: number }; colorScheme: 'light' | 'dark' };

for (const { language, prefix } of languages) {
  const screen: Screen =
    language === 'en'
      ? { viewport: widths.desktop, colorScheme: 'light' }
      : { viewport: widths.phone, colorScheme: 'dark' };
  const isPhone = screen.viewport === widths.phone;

  test.describe(`applying in ${language}`, () => {
    test.use(screen);
    const t = words[language];

    test('with a PDF, to the interview, and taken back', async ({ page, openAnother }) => {
      // Two people and five screens.
      test.slow();
      const name = `Salma ${randomUUID()}`;
      await signInNew(page, name);
      const job = await findJob(page, language);

      await open(page, `${prefix}/jobs?search=${encodeURIComponent(job.job_title)}`);
      const card = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({
          has: page.locator(`a[href$="${job.job_ref}"]`),
        });
      await card.getByRole('button', { name: t.apply }).click();
      const dialog = page.getByRole('dialog', { name: job.job_title });
      await expect(dialog.getByText(t.quota)).toBeVisible();
      await dialog.getByRole('button', { name: t.submit }).click();
      await expect(dialog.getByText(t.fillAll)).toBeVisible();
      const file = dialog.locator('input[type=file]');
      await file.setInputFiles(text);
      await expect(dialog.getByText(t.wrongType)).toBeVisible();
      await file.setInputFiles(pdf);
      await expect(dialog.getByText('cv.pdf')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: t.submit }).click();
      await expect(dialog.getByText(t.submitted)).toBeVisible();
      await expect(dialog.getByText(t.applied)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(card.getByRole('button', { name: t.applied })).toBeVisible();

      await open(page, `${prefix}/user/dashboard/my-jobs`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.mine);
      const mine = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({
          has: page.getByRole('heading', { name: job.job_title }),
        });
      await expect(mine.getByText(t.pending, { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const company = await openAnother(screen);
      await signIn(company, 'exhibitor@mai.example');
      await open(company, `${prefix}/exhibitor/dashboard/jobs`);
      await company.locator(`a[href$="/jobs/applicants/${job.id}"]`).click();
      const row = company.getByRole('main').getByRole('listitem').filter({ hasText: name });
      const applicant = company.getByRole('region', { name });
      await row.getByRole('button', { name }).click();
      const saved = company.waitForEvent('download');
      await applicant.getByRole('button', { name: t.cv }).click();
      expect((await saved).suggestedFilename()).toBe('cv.pdf');
      await applicant.getByRole('button', { name: t.preview }).click();
      const pages = applicant.getByRole('img', { name: t.pages });
      await expect(pages).toBeVisible();
      // In a panel or on a phone the CV can be enlarged to its own size.
      await applicant.getByRole('button', { name: t.enlarge }).click();
      await expect.poll(async () => (await pages.boundingBox())?.width).toBe(800);
      await expectNoSidewaysScroll(company);
      // Moving an applicant also saves a note that was not saved yet.
      await applicant.getByLabel(t.notes).fill('Came early');
      await applicant.getByLabel(t.stage).selectOption('interview');
      await applicant.getByRole('button', { name: t.move }).click();
      await expect(applicant.getByText(t.interview).first()).toBeVisible();
      await expect(applicant.getByRole('button', { name: t.move })).toBeHidden();
      await expect(applicant.getByRole('button', { name: t.saveNotes })).toHaveCount(0);
      await expect(applicant.getByLabel(t.notes)).toHaveValue('Came early');
      // A rejection is previewed before it is sent, and can be undone before anybody reads it.
      await applicant.getByLabel(t.stage).selectOption('rejected');
      await applicant.getByRole('button', { name: t.move }).click();
      const no = company.getByRole('dialog', { name: t.rejectQuestion });
      await expect(no.getByText(name).first()).toBeVisible();
      await expectAccessible(company);
      await no.getByRole('button', { name: t.rejectAnswer }).click();
      await expect(applicant.getByText(t.rejected, { exact: true }).first()).toBeVisible();
      await company.getByRole('button', { name: t.undo, exact: true }).click();
      await expect(applicant.getByText(t.interview).first()).toBeVisible();
      await expectAccessible(company);
      await expectNoSidewaysScroll(company);
      // An unsaved note is not lost, neither by leaving the page nor by choosing somebody else. Toasts disappear by
      // themselves, but on a phone they cover the form, so wait for that.
      await letTimePass(company, 5_000);
      const note = applicant.getByLabel(t.notes);
      await note.fill('Speaks Urdu');
      const stages = company.getByRole('group', { name: t.stages });
      const toList = company.getByRole('button', { name: t.toList });
      // A phone shows the person instead of the list and its controls.
      const ways = isPhone
        ? [toList]
        : [
            company.getByRole('link', { name: t.back }),
            stages.getByRole('button', { name: t.rejected }),
          ];
      for (const leave of ways) {
        await expectLeaveConfirmation(company, language, () => leave.click());
        await expect(note).toHaveValue('Speaks Urdu');
      }
      expect(await closingNeedsConfirmation(company)).toBe(true);
      await applicant.getByRole('button', { name: t.saveNotes }).click();
      await expect(applicant.getByRole('button', { name: t.saveNotes })).toHaveCount(0);
      expect(await closingNeedsConfirmation(company)).toBe(false);
      if (isPhone) {
        await expect(stages).toBeHidden();
        await toList.click();
      }
      await stages.getByRole('button', { name: t.interview }).click();
      await expect(row.or(applicant).first()).toBeVisible();
      await company.reload();
      await expect(stages.getByRole('button', { name: t.interview, pressed: true })).toBeVisible();

      await open(page, `${prefix}/user/dashboard/my-jobs`);
      await expect(mine.getByText(t.interview, { exact: true })).toBeVisible();
      await expect(mine.getByText(t.opened)).toBeVisible();
      await mine.getByRole('button', { name: t.details }).click();
      const history = page.getByRole('dialog', { name: job.job_title });
      await expect(history.getByRole('listitem')).toHaveCount(4);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await mine.getByRole('button', { name: t.withdraw }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t.withdraw }).click();
      await expect(mine.getByText(t.withdrawn, { exact: true })).toBeVisible();
      await expect(mine.getByRole('button', { name: t.withdraw })).toBeHidden();
    });
  });
}

import { countContactClick } from '#features/companies/contact-clicks/contact-clicks.contract.ts';
import { contactKinds } from '#features/companies/contact-clicks/contact-kinds.ts';
import type { Client } from '#platform/calls/client.ts';

/** Reports clicks on a company's contact links; clicks made by scripts are not trusted and do not count. */
export function countContactClicks(client: Client): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.isTrusted && (event.target as Element | null)?.closest('a[data-counts]');
      if (!(link instanceof HTMLElement)) return;
      const [said, id] = link.dataset.counts?.split(' ') ?? [];
      const kind = contactKinds.find((each) => each === said);
      if (kind && id) client(countContactClick, { id: Number(id), kind }).catch(() => undefined);
    },
    // In the capture phase, because some surrounding elements stop the event.
    true,
  );
}

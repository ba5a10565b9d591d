import { countContactClick } from '#features/companies/contact-clicks/contact-clicks.contract.ts';
import { contactKinds } from '#features/companies/contact-clicks/contact-kinds.ts';
import type { Client } from '#platform/calls/client.ts';

/** Tells the portal of links that people follow to a company; what programs click is not told. */
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
    // Some links are taken over by what they stand in.
    true,
  );
}

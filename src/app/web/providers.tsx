import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Client } from '#platform/calls/client.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translate.ts';
import { TranslationProvider } from '#platform/i18n/translation-context.tsx';
import { PageTimeContext } from '#platform/pages/page-time.ts';
import { ClientContext } from '#platform/pages/use-call.ts';
import { VisitorContext, type VisitorCountry } from '#platform/pages/visitor-context.ts';

type ProvidersProps = {
  language: Language;
  t: Translate;
  queries: QueryClient;
  client: Client;
  country: VisitorCountry;
  now: Date;
  children: ReactNode;
};

export function Providers(props: ProvidersProps) {
  return (
    <TranslationProvider language={props.language} t={props.t}>
      <QueryClientProvider client={props.queries}>
        <ClientContext value={props.client}>
          <VisitorContext value={props.country}>
            <PageTimeContext value={props.now}>{props.children}</PageTimeContext>
          </VisitorContext>
        </ClientContext>
      </QueryClientProvider>
    </TranslationProvider>
  );
}

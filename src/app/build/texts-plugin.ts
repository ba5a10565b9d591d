import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { type Language, languages } from '#platform/i18n/languages.ts';
import type { Text } from '#platform/i18n/texts.ts';

type TextsModule = Readonly<Record<string, Readonly<Record<string, Text>>>>;

function compileTexts(texts: Readonly<Record<string, Text>>, kept: readonly Language[]): string {
  const messages = Object.entries(texts).map(([key, text]) => [
    key,
    Object.fromEntries(
      kept.map((language) => [language, compileMessageOrThrow(text[language] as string)]),
    ),
  ]);
  const feature = Object.values(texts)[0]?.id.split('.')[0];
  return `defineTexts(${JSON.stringify(feature)}, ${JSON.stringify(Object.fromEntries(messages))})`;
}

/**
 * Rewrites every `*.texts.ts` for the browser: messages are compiled and only the wanted languages kept, so that a page
 * loads neither an ICU parser nor the other language's texts.
 */
export function textsPlugin(kept: readonly Language[] = languages): Plugin {
  return {
    name: 'mai-texts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.texts.ts') || this.environment.config.consumer === 'server') return null;
      // In development the file may have changed since it was imported; a build may not import it twice, as each text
      // is defined once.
      const version = this.environment.mode === 'dev' ? `?${Date.now()}` : '';
      const module: TextsModule = await import(`${id}${version}`);
      const lines = Object.entries(module).map(
        ([name, texts]) => `export const ${name} = /* @__PURE__ */ ${compileTexts(texts, kept)};`,
      );
      return `import { defineTexts } from '#platform/i18n/texts.ts';\n${lines.join('\n')}\n`;
    },
  };
}

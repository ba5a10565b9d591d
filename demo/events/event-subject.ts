import type { DemoText } from '#demo/demo-text.ts';
import type { EventTheme } from '#demo/events/event-theme.ts';

/** An event as written once; each host holds it in a city of its own. {0} is the city. */
export type EventSubject = {
  readonly theme: EventTheme;
  readonly title: DemoText;
  readonly details: DemoText;
  readonly hosts: readonly string[];
};

export function subject(
  theme: EventTheme,
  title: readonly [en: string, ar: string],
  details: readonly [en: string, ar: string],
  ...hosts: string[]
): EventSubject {
  return {
    theme,
    title: { en: title[0], ar: title[1] },
    details: { en: details[0], ar: details[1] },
    hosts,
  };
}

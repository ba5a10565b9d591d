/** The kinds of events; covers, venues and lengths depend on them. */
export type EventTheme = 'congress' | 'exhibition' | 'workshop' | 'campaign' | 'webinar' | 'course';

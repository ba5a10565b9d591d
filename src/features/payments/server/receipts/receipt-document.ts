import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { breakLongWords } from './break-long-words.ts';
import type { ReceiptContent } from './receipt-content.ts';
import { ARABIC, LATIN } from './receipt-fonts.ts';

const colours = { ink: '#12211f', muted: '#566663', line: '#dde3e0', action: '#0b5f5b' };

/** The number of characters that safely fit on a line of an address, and of an item. */
const PARTY_LETTERS = 36;
const ITEM_LETTERS = 52;

const styles = StyleSheet.create({
  page: {
    padding: 56,
    fontFamily: [LATIN, ARABIC],
    fontSize: 10.5,
    lineHeight: 1.5,
    color: colours.ink,
  },
  bar: { height: 4, backgroundColor: colours.action, marginBottom: 28 },
  head: { justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: 28 },
  site: { fontSize: 15, fontWeight: 600, color: colours.action },
  title: { fontSize: 26, fontWeight: 600, lineHeight: 1.2 },
  label: { fontSize: 9, color: colours.muted },
  strong: { fontWeight: 600 },
  pair: { justifyContent: 'space-between', marginBottom: 4 },
  parties: { marginTop: 22, marginBottom: 30, justifyContent: 'space-between' },
  party: { width: '48%' },
  lineHead: {
    justifyContent: 'space-between',
    paddingBottom: 6,
    borderBottom: `1pt solid ${colours.ink}`,
  },
  line: {
    justifyContent: 'space-between',
    paddingVertical: 10,
    borderBottom: `0.75pt solid ${colours.line}`,
  },
  item: { width: '72%' },
  total: { justifyContent: 'space-between', alignItems: 'baseline', paddingTop: 14 },
  totalValue: { fontSize: 18, fontWeight: 600 },
  notes: { position: 'absolute', bottom: 48, left: 56, right: 56 },
  watermark: {
    position: 'absolute',
    top: 360,
    left: 0,
    right: 0,
    textAlign: 'center',
    fontSize: 96,
    fontWeight: 600,
    color: '#f0e3cc',
    transform: 'rotate(-24deg)',
  },
});

type Style = ReturnType<typeof StyleSheet.create>[string];

/** The fonts claim to have a glyph for this character, but it cannot be read, and rendering would fail. */
const NO_BREAK_SPACE = /\u00a0/g;

const settable = (words: string) => words.replace(NO_BREAK_SPACE, ' ');

/** Sets the direction of texts and rows, because the library does not mirror anything by itself. */
function setterOf(isRightToLeft: boolean) {
  const direction = isRightToLeft ? 'rtl' : 'ltr';
  const align = isRightToLeft ? 'right' : 'left';
  const flow = isRightToLeft ? 'row-reverse' : 'row';
  return {
    text: (words: string, style: Style = {}, key?: string) =>
      h(Text, { key, style: [{ direction, textAlign: align }, style] }, settable(words)),
    row: (style: Style, children: readonly ReactElement[], key?: string) =>
      h(View, { key, style: [{ flexDirection: flow }, style] }, ...children),
  };
}

type Setter = ReturnType<typeof setterOf>;

const party = (set: Setter, { label, lines }: ReceiptContent['from']) =>
  h(
    View,
    { style: styles.party },
    set.text(label, styles.label),
    ...lines.map((line, at) =>
      set.text(breakLongWords(line, PARTY_LETTERS), at === 0 ? styles.strong : {}, line),
    ),
  );

const facts = (set: Setter, content: ReceiptContent) =>
  content.facts.map(({ label, value }) =>
    set.row(
      styles.pair,
      [set.text(label, styles.label), set.text(breakLongWords(value, ITEM_LETTERS))],
      label,
    ),
  );

const items = (set: Setter, content: ReceiptContent) =>
  content.items.map(({ label, value, note }) =>
    set.row(
      styles.line,
      [
        h(
          View,
          { style: styles.item },
          set.text(breakLongWords(label, ITEM_LETTERS)),
          ...(note ? [set.text(breakLongWords(note, ITEM_LETTERS), styles.label)] : []),
        ),
        set.text(value),
      ],
      label,
    ),
  );

/** One sheet in one language; longer content continues on the next page. */
function sheet(content: ReceiptContent) {
  const set = setterOf(content.language === 'ar');
  const { language, siteName, title, heads, total, watermark, notes } = content;
  return h(
    Page,
    { key: language, size: 'A4', style: styles.page },
    ...(watermark
      ? [h(Text, { key: 'watermark', style: styles.watermark }, settable(watermark))]
      : []),
    h(View, { style: styles.bar }),
    set.row(styles.head, [set.text(title, styles.title), set.text(siteName, styles.site)]),
    ...facts(set, content),
    set.row(styles.parties, [party(set, content.billedTo), party(set, content.from)]),
    set.row(styles.lineHead, [
      set.text(heads.label, styles.label),
      set.text(heads.value, styles.label),
    ]),
    ...items(set, content),
    set.row(styles.total, [
      set.text(total.label, styles.strong),
      set.text(total.value, styles.totalValue),
    ]),
    h(View, { style: styles.notes }, ...notes.map((note) => set.text(note, styles.label, note))),
  );
}

/** A receipt or similar document, with one sheet per language. */
export function receiptDocument(sheets: readonly ReceiptContent[]) {
  const [first] = sheets;
  return h(
    Document,
    { title: first?.title, author: first?.siteName, language: first?.language },
    ...sheets.map(sheet),
  );
}

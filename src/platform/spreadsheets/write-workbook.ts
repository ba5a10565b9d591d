import { Readable } from 'node:stream';
import { countDays } from '#platform/dates/calendar-date.ts';
import type { ArchivedFile } from '#platform/files/archive.ts';
import { lookup } from '#platform/lookups/lookup.ts';
import { type Cell, isDay, SERIAL_ZERO, textOfCell } from './cell.ts';
import { escapeFormula } from './csv.ts';
import type { Line } from './sheet.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Indexes of the styles in styles.xml. Text cells have a text style, or programs would turn codes into numbers. */
const styles = { plain: 0, header: 1, text: 2, day: 3 } as const;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const escapes: Readonly<Record<string, string>> = lookup({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
});

/** Characters that XML cannot contain or would change are written as their codes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const unwritable = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g;

function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/_x(?=[\dA-Fa-f]{4}_)/g, '_x005F_x')
    .replace(unwritable, (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0')}_`)
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

/** The name of a column: 0 is A, 26 is AA. */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

function cellXml(cell: Cell, place: string, style: number): string {
  if (cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'object' && isDay(cell)) {
    return `<c r="${place}" s="${styles.day}"><v>${countDays(SERIAL_ZERO, cell.day)}</v></c>`;
  }
  const text = xmlText(String(escapeFormula(textOfCell(cell))));
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

function rowXml(line: Line, number: number, style: number = styles.text): string {
  const cells = line.map((cell, column) => cellXml(cell, `${columnName(column)}${number}`, style));
  return `<row r="${number}">${cells.join('')}</row>`;
}

export type WrittenColumn = { readonly header: string; readonly holds: 'text' | 'number' | 'day' };

export type WrittenSheet = {
  readonly name: string;
  readonly rightToLeft: boolean;
  readonly columns: readonly WrittenColumn[];
  /** Yields the rows in batches. */
  rows(): AsyncIterable<readonly Line[]>;
};

const columnStyles = { text: styles.text, number: styles.plain, day: styles.day } as const;
const WIDTH = 22;

async function* sheetXml({ rightToLeft, columns, rows }: WrittenSheet): AsyncGenerator<string> {
  const widths = columns.map(
    ({ holds }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${WIDTH}" style="${columnStyles[holds]}" customWidth="1"/>`,
  );
  const header = columns.map((column) => column.header);
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView ${rightToLeft ? 'rightToLeft="1" ' : ''}workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${rowXml(header, 1, styles.header)}`;
  let number = 2;
  for await (const lines of rows()) {
    yield lines.map((line, offset) => rowXml(line, number + offset)).join('');
    number += lines.length;
  }
  yield '</sheetData></worksheet>';
}

const stylesXml = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf fontId="1" xfId="0" applyFont="1"/><xf numFmtId="49" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const contentTypes = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${XLSX_TYPE}.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`;

const relations = (...targets: readonly (readonly [kind: string, target: string])[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([kind, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** A sheet name that every program accepts: at most 31 characters, and none of these. */
const sheetName = (name: string) => xmlText(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31));

const workbookXml = (name: string) =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** The parts of a workbook with one sheet; rows are read when their part is written. */
export function workbookParts(sheet: WrittenSheet): readonly ArchivedFile[] {
  const part = (name: string, text: string) => ({ name, content: Buffer.from(text) });
  return [
    part('[Content_Types].xml', contentTypes),
    part('_rels/.rels', relations(['officeDocument', 'xl/workbook.xml'])),
    part('xl/workbook.xml', workbookXml(sheet.name)),
    part(
      'xl/_rels/workbook.xml.rels',
      relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    ),
    part('xl/styles.xml', stylesXml),
    {
      name: 'xl/worksheets/sheet1.xml',
      content: async () => Readable.from(sheetXml(sheet), { objectMode: false }),
    },
  ];
}

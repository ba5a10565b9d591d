import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeArchive } from '#platform/files/archive.ts';
import { unlinkedTempFile } from '#platform/files/unlinked-temp-file.ts';
import { textOfCell } from './cell.ts';
import { CSV_TYPE, csvLines, UTF8_MARK } from './csv.ts';
import { type WrittenSheet, workbookParts, XLSX_TYPE } from './write-workbook.ts';

async function* csvOf({ columns, rows }: WrittenSheet): AsyncGenerator<string> {
  yield UTF8_MARK + csvLines([columns.map(({ header }) => header)]);
  for await (const lines of rows()) yield csvLines(lines.map((line) => line.map(textOfCell)));
}

/** How a sheet is written to a file, by format. */
export const sheetFiles = {
  xlsx: {
    contentType: XLSX_TYPE,
    make: (sheet: WrittenSheet): Promise<Readable> => makeArchive(workbookParts(sheet)),
  },
  csv: {
    contentType: CSV_TYPE,
    make: (sheet: WrittenSheet): Promise<Readable> =>
      unlinkedTempFile('export', (path) =>
        pipeline(Readable.from(csvOf(sheet)), createWriteStream(path)),
      ),
  },
} as const;

/** A line of a brochure: its words and the size of its letters in points. */
export type BrochureLine = { readonly text: string; readonly size: number };

const A4 = { width: 595, height: 842 };
const MARGIN = 72;

/** Signs outside Latin-1 that Windows-1252, which the page's font speaks, has at another place. */
const windowsSigns: Readonly<Record<string, string>> = { '’': '\\222', '–': '\\226', '—': '\\227' };

function toPdfString(text: string): string {
  const escaped = text
    .replace(/[\\()]/g, '\\$&')
    .replace(/[^\x20-\x7e]/g, (sign) => windowsSigns[sign] ?? '?');
  return `(${escaped})`;
}

function wrap(line: BrochureLine): BrochureLine[] {
  const room = Math.floor((A4.width - 2 * MARGIN) / (line.size * 0.5));
  const rows: string[] = [];
  for (const word of line.text.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + word.length < room)
      rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows.map((text) => ({ text, size: line.size }));
}

function pageContent(lines: readonly BrochureLine[]): string {
  const commands = ['0.04 0.37 0.36 rg', `0 ${A4.height - 24} ${A4.width} 24 re f`, '0 g', 'BT'];
  let y = A4.height - MARGIN - 40;
  for (const { text, size } of lines.flatMap(wrap)) {
    commands.push(`/F1 ${size} Tf 1 0 0 1 ${MARGIN} ${y} Tm ${toPdfString(text)} Tj`);
    y -= Math.round(size * 1.6);
  }
  return [...commands, 'ET'].join('\n');
}

/** A one-page PDF of a few lines, written by hand: the demo needs a real file, not a PDF library. */
export function writeBrochure(lines: readonly BrochureLine[]): Buffer {
  const content = pageContent(lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, position) => {
    const place = body.length;
    body += `${position + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}

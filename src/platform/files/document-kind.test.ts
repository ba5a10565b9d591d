import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeCompoundFile, makeDoc, makeDocx, makePdf } from '#testing/cv-files.ts';
import { findDocument } from './document-kind.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const part = (name: string, text: string) => ({ name, content: Buffer.from(text) });
const words = (body: string) =>
  part('word/document.xml', `<w:document ${W}><w:body>${body}</w:body></w:document>`);
const docx = (body: string) => makeDocx([], words(body));

function relation(type: string, target: string, more = 'TargetMode="External"') {
  const line = `<Relationship Id="r1" Type="${office}/${type}" Target="${target}" ${more}/>`;
  return `<Relationships>${line}</Relationships>`;
}
const related = (...facts: Parameters<typeof relation>) =>
  makeDocx([part('word/_rels/document.xml.rels', relation(...facts))]);

const run = (inside: string) => `<w:r>${inside}</w:r>`;
const begin = run('<w:fldChar w:fldCharType="begin"/>');
const end = run('<w:fldChar w:fldCharType="separate"/>') + run('<w:fldChar w:fldCharType="end"/>');
const field = (...codes: readonly string[]) =>
  begin + codes.map((code) => run(`<w:instrText>${code}</w:instrText>`)).join('') + end;

const header = `<w:hdr ${W}>${field('DDE x')}</w:hdr>`;

/** Objects in a compressed object stream, as most programs write them today. */
function listing(
  objects: string,
  { type = '/Type /ObjStm', pairs = '9 0', filter = '/FlateDecode' } = {},
) {
  const head = `${pairs} `;
  const packed = deflateSync(Buffer.from(head + objects, 'latin1')).toString('latin1');
  return `<< ${type} /N 1 /First ${head.length} /Filter ${filter} /Length ${packed.length} >>\nstream\n${packed}\nendstream`;
}

const link = (address: string) => `<< /Type /Annot /A << /S /URI /URI ${address} >> >>`;
const toPage = '<< /S /GoTo /D [3 0 R /Fit] >>';
const visit = '<< /S /URI /URI (https://x.example/seen) >>';

const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

describe('a CV as people write it is taken', () => {
  test.each([
    ['pdf', makePdf()],
    ['pdf', makePdf('HTML/CSS/JavaScript, /Launch \\(2024\\) and so on')],
    ['pdf', makePdf('x', '/OpenAction [3 0 R /Fit] /Lang (en/Encrypt)')],
    [
      'pdf',
      makePdf('x', '', [listing('<< /A << /S /URI /URI (https://x.example/JavaScript) >> >>')]),
    ],
    ['pdf', makePdf('x', '', [listing('(one) (two)', { pairs: '9 0 10 6' })])],
    ['pdf', makePdf('x', `/OpenAction ${toPage}`)],
    ['pdf', makePdf('x', '/OpenAction 6 0 R', [toPage])],
    ['pdf', makePdf('x', '/OpenAction 9 0 R', [listing(toPage)])],
    ['pdf', makePdf('x', '', [link('(mailto:a@b.example)'), link('(www.x.example/a:b)')])],
    ['pdf', makePdf('x', '', [link('<7777772e782e6578616d706c65>'), link('(tel:+965 1)')])],
    ['pdf', makePdf('x', '', [link('7 0 R'), '(https://x.example)'])],
    ['pdf', makePdf('x', '/URI << /Base (https://x.example) >>', [link('(cv)')])],
    ['docx', makeDocx()],
    ['docx', docx(field(' PAGE ') + field(' HYPER', 'LINK "https://x.example"'))],
    ['docx', related('hyperlink', 'https://x.example/cv')],
    ['docx', related('hyperlink', 'mailto:a@b.example')],
    ['docx', related('image', 'media/photo.png', '')],
    ['docx', related('customXml', '../customXml/item1.xml', '')],
    ['docx', makeDocx([part('_rels/.rels', relation('officeDocument', 'word/document.xml', ''))])],
    ['docx', docx('<v:shape id="a"><v:imagedata r:id="rId4" o:title="photo"/></v:shape>')],
    [
      'docx',
      makeDocx([
        part('word/styles.xml', '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><x/>'),
      ]),
    ],
    ['docx', related('attachedTemplate', 'file:///C:\\Users\\me\\Resume.dotx')],
    [
      'docx',
      makeDocx([part('word/media/photo.jpeg', 'x'), part('docProps/app.xml', '<Properties/>')]),
    ],
    ['docx', docx(field(' HYPERLINK \\l "_Toc1" \\o "See: there" \\h '))],
    ['doc', makeDoc()],
    ['doc', Buffer.concat([makeDoc(), Buffer.from('\x13 HYPERLINK "https://x.example"')])],
  ])('%s', async (kind, content) => {
    expect(await findDocument(content)).toBe(kind);
  });
});

describe('what a CV has no need of is refused', () => {
  const hidden = listing(script);
  test.each([
    ['a script', makePdf('x', `/OpenAction ${script}`)],
    ['a script under another spelling', makePdf('x', '/AA << /O << /S /J#61vaScr#69pt >> >>')],
    ['a script in a list of objects', makePdf('x', '', [hidden])],
    ['a script in a list that does not say so', makePdf('x', '', [listing(script, { type: '' })])],
    [
      'a list packed twice',
      makePdf('x', '', [listing(script, { filter: '[/ASCIIHexDecode /FlateDecode]' })]),
    ],
    [
      'a list whose packing stands elsewhere',
      makePdf('x', '', [listing(script, { filter: '7 0 R' })]),
    ],
    [
      'a script behind a bracket in a list',
      makePdf('x', '', [listing(`( ${script}`, { pairs: '9 2' })]),
    ],
    [
      'an object in a string',
      makePdf('x', `/Title (9 0 obj ${script.replaceAll(/[()]/g, '')} endobj)`),
    ],
    ['an object in a comment', makePdf('x', `% 9 0 obj ${script} endobj\n`)],
    ['an object in a stream', makePdf(`9 0 obj ${script.replaceAll(/[()]/g, '')} endobj`)],
    ['a visit when it is opened', makePdf('x', `/OpenAction ${visit}`)],
    ['a visit that stands elsewhere', makePdf('x', '/OpenAction 6 0 R', [visit])],
    ['a visit that stands in a list', makePdf('x', '/OpenAction 9 0 R', [listing(visit)])],
    ['a visit under another spelling', makePdf('x', `/Open#41ction ${visit}`)],
    [
      'a visit by a change of the file',
      Buffer.concat([
        makePdf('x', '/OpenAction 6 0 R', [toPage]),
        Buffer.from(`6 0 obj\n${visit}\nendobj\n%%EOF\n`),
      ]),
    ],
    [
      'a visit after a page of its own',
      makePdf('x', `/OpenAction << /S /GoTo /D [3 0 R /Fit] /N#65xt 6 0 R >>`, [visit]),
    ],
    [
      'a visit behind a comment',
      makePdf('x', `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next% x\n6 0 R >>`, [visit]),
    ],
    ['a visit in a list of places', makePdf('x', `/OpenAction [ ${visit} ]`)],
    ['a start that is nowhere', makePdf('x', '/OpenAction 77 0 R')],
    ['a visit when a page is shown', makePdf('x', '', [`<< /Type /Page /AA << /O ${visit} >> >>`])],
    ['a print unasked', makePdf('x', '/OpenAction << /S /Named /N /Print >>')],
    ['a link to a share', makePdf('x', '', [link('(file://host/share/x)')])],
    ['a link to a share in other signs', makePdf('x', '', [link('(\\146i\\\nle:\\\\host)')])],
    ['a link to a share in digits', makePdf('x', '', [link('<5C5C686F7374>')])],
    ['a link to a share in two bytes', makePdf('x', '', [link('<FEFF00660069006C0065003A>')])],
    ['a link to a share elsewhere', makePdf('x', '', [link('7 0 R'), '(\\\\\\\\host)'])],
    ['a link to a program', makePdf('x', '', [link('(ms-msdt:/id x)')])],
    ['links that begin at a share', makePdf('x', '/URI << /Base (file:) >>', [link('(cv)')])],
    ['a program to start', makePdf('x', '/OpenAction << /S /Launch /F (cmd.exe) >>')],
    ['another file', makePdf('x', '/Names << /EmbeddedFiles 9 0 R >>')],
    ['a form of another kind', makePdf('x', '/AcroForm << /XFA 9 0 R >>')],
    [
      'a lock',
      Buffer.from(makePdf().toString('latin1').replace('/Root', '/Encrypt 9 0 R /Root'), 'latin1'),
    ],
    ['a list larger than any', makePdf('x', '', [listing(' '.repeat(40_000_000))])],
    [
      'a list whose contents are longer than any',
      makePdf('x', '', [listing('<< >>', { pairs: '1 0 '.repeat(2_000_000).trim() })]),
    ],
    ['brackets that never close', makePdf('x', '/Title (x')],
  ])('in a PDF: %s', async (_name, content) => {
    expect(await findDocument(content)).toBe('unsafe');
  });

  test.each([
    ['a template from elsewhere', related('attachedTemplate', 'https://evil.example/x.dotm')],
    ['a template from the next machine', related('attachedTemplate', 'file://host/share/x.dotm')],
    ['a template by a share', related('attachedTemplate', '\\\\host\\share\\x.dotm')],
    ['a picture from elsewhere', related('image', 'https://evil.example/seen.png')],
    ['an object of another program', related('oleObject', 'embeddings/x.bin', '')],
    ['a chunk of another file', related('aFChunk', 'x.html', '')],
    ['a link to a program', related('hyperlink', 'file:///c:/windows/x.exe')],
    ['a link to a share', related('hyperlink', '\\\\host\\share')],
    ['a field that links to a share', docx(field(' HYPERLINK "file://host/share"'))],
    ['a field that links to a share, later', docx(field(' HYPERLINK \\l "x" "\\\\\\\\host"'))],
    [
      'a field in one tag that links to a program',
      docx('<w:fldSimple w:instr="HYPERLINK ms-msdt:x"/>'),
    ],
    ['an embedded file', makeDocx([part('word/embeddings/x.xlsx', 'x')])],
    ['macros', makeDocx([part('word/vbaProject.bin', 'x')])],
    ['a control', makeDocx([part('word/activeX/activeX1.xml', '<x/>')])],
    ['DDE', docx(field(' DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc"'))],
    ['DDE in pieces', docx(field(' D', 'DE', ' cmd'))],
    ['DDE in other signs', docx(field(' &#68;D&#x45; cmd'))],
    ['DDE in one tag', docx('<w:fldSimple w:instr="DDE cmd"><w:r/></w:fldSimple>')],
    [
      'DDE within a field',
      docx(begin + run('<w:instrText> PAGE </w:instrText>') + field('DDE x') + end),
    ],
    ['DDE in a header', makeDocx([part('word/header1.xml', header)])],
    ['DDE in a folder in other letters', makeDocx([part('Word/header1.xml', header)])],
    ['DDE outside the folder of words', makeDocx([part('customXml/item1.xml', header)])],
    [
      'a letter that is called a picture',
      makeDocx([
        part('word/media/photo.png', header),
        part('_rels/.rels', relation('officeDocument', 'word/media/photo.png', '')),
      ]),
    ],
    [
      'a letter that is called a picture, behind a sign',
      makeDocx([part('_rels/.rels', relation('officeDocument', 'word/media/a.png#.xml', ''))]),
    ],
    [
      'relations with an ending in other letters',
      makeDocx([
        part('word/_rels/document.xml.RELS', relation('image', 'https://evil.example/seen.png')),
      ]),
    ],
    [
      'a template behind another that is meant for nobody',
      related('attachedTemplate', 'https://evil.example/x.dotm', 'x:Target="Normal.dotm"'),
    ],
    [
      'DDE behind another code that is meant for nobody',
      docx('<w:fldSimple w:instr="DDE cmd" x:instr="PAGE"><w:r/></w:fldSimple>'),
    ],
    ['a drawing that is fetched', docx('<v:imagedata src="https://evil.example/x.png"/>')],
    ['letters by way of a database', docx('<w:mailMerge><w:query w:val="x"/></w:mailMerge>')],
    [
      'another encoding, told with spaces',
      makeDocx([part('word/styles.xml', '<?xml version="1.0" encoding = "utf-7"?><x/>')]),
    ],
    ['a picture that is fetched', docx(field(' INCLUDEPICTURE "https://evil.example/x"'))],
    ['a comment in the markup', docx('<w:instrText>DD<!-- -->E</w:instrText>')],
    [
      'an entity of its own',
      makeDocx([part('word/styles.xml', '<!DOCTYPE x [<!ENTITY e "x">]><x/>')]),
    ],
    [
      'another encoding',
      makeDocx([{ name: 'word/settings.xml', content: Buffer.from('<x/>', 'utf16le') }]),
    ],
    [
      'a part larger than any',
      makeDocx([part('word/styles.xml', `<x>${' '.repeat(10_000_001)}</x>`)]),
    ],
  ])('in a .docx: %s', async (_name, content) => {
    expect(await findDocument(content)).toBe('unsafe');
  });

  const many = Array.from({ length: 10_100 }, (_, n) => `S${n}`);
  test.each([
    ['macros', makeCompoundFile(['WordDocument', 'Macros']), 'unsafe'],
    ['macros in other letters', makeCompoundFile(['WordDocument', 'MACROS']), 'unsafe'],
    ['an object of another program', makeCompoundFile(['WordDocument', 'ObjectPool']), 'unsafe'],
    ['DDE', Buffer.concat([makeDoc(), Buffer.from('\x13 DDEAUTO cmd', 'latin1')]), 'unsafe'],
    [
      'DDE behind many spaces',
      Buffer.concat([makeDoc(), Buffer.from(`\x13${' '.repeat(60)}DDE cmd`, 'utf16le')]),
      'unsafe',
    ],
    [
      'DDE in two bytes',
      Buffer.concat([makeDoc(), Buffer.from('\x13 DDE cmd', 'utf16le')]),
      'unsafe',
    ],
    [
      'a picture that is fetched',
      Buffer.concat([makeDoc(), Buffer.from('\x13 INCLUDEPICTURE "https://x"', 'latin1')]),
      'unsafe',
    ],
    [
      'a link to a share',
      Buffer.concat([makeDoc(), Buffer.from('\x13 HYPERLINK "file://host"', 'utf16le')]),
      'unsafe',
    ],
    [
      'a link to a share behind odd letters',
      Buffer.concat([makeDoc(), Buffer.from('\x13 HYPERLINK \\o "ᐁ" "file://host"', 'utf16le')]),
      'unsafe',
    ],
    [
      'macros behind ten thousand others',
      makeCompoundFile(['WordDocument', ...many, 'Macros']),
      undefined,
    ],
  ])('in a .doc: %s', async (_name, content, found) => {
    expect(await findDocument(content)).toBe(found);
  });
});

import { isHarmlessLink, isHarmlessLinkField } from './harmless-link.ts';
import { attributesOf, findXmlTags, textOfXml, type XmlTag } from './xml-tags.ts';
import type { ZipFile } from './zip-directory.ts';

/** The parts of a document that is words, looks and pictures. */
const parts = [
  /^\[Content_Types\]\.xml$/,
  /^_rels\/\.rels$/,
  /^docProps\/[\w.-]{1,60}\.(xml|jpe?g|png|emf|wmf)$/i,
  /^customXml\/(_rels\/)?[\w.-]{1,60}\.(xml|rels)$/i,
  /^word\/(_rels\/)?[\w.-]{1,60}\.(xml|rels)$/i,
  /^word\/(theme|glossary|diagrams|theme\/_rels|glossary\/_rels|diagrams\/_rels)\/[\w.-]{1,60}\.(xml|rels)$/i,
  /^word\/(media|theme\/media)\/[\w.-]{1,60}\.(png|jpe?g|jfif|gif|bmp|tiff?|emf|wmf|svg|webp)$/i,
  /^word\/fonts\/[\w.-]{1,60}\.(odttf|ttf)$/i,
];

export const isPartOfDocument = ({ name }: ZipFile): boolean =>
  name.endsWith('/') || parts.some((part) => part.test(name));

/** What a part may lead to; OLE objects, controls, macros and chunks of other files are not among it. */
const relations = new Set([
  ...['officeDocument', 'core-properties', 'extended-properties', 'custom-properties', 'thumbnail'],
  ...['styles', 'stylesWithEffects', 'settings', 'webSettings', 'fontTable', 'font', 'numbering'],
  ...['theme', 'image', 'hyperlink', 'header', 'footer', 'footnotes', 'endnotes', 'comments'],
  ...['commentsExtended', 'commentsIds', 'commentsExtensible', 'people', 'glossaryDocument'],
  ...['customXml', 'customXmlProps', 'attachedTemplate'],
  ...['diagramData', 'diagramLayout', 'diagramQuickStyle', 'diagramColors', 'diagramDrawing'],
]);

/** Word names the template on its writer's own disk; one from elsewhere it would fetch. */
const ownTemplate =
  /^(file:\/\/\/)?[a-z]:[\\/](?![\\/])[^?*\\/]{1,200}([\\/][^?*\\/]{1,200}){0,20}$/i;
const template = /^[^\\/:?*]{1,200}\.dot[mx]?$/i;

/** What may lead to a file that is no XML; anything else is looked through like the letter itself. */
const toOtherFiles = new Set(['image', 'font', 'thumbnail']);
/** Written so plainly that every program takes it for the same file. */
const xmlPart = /^[\w./-]{1,200}\.xml$/i;

function isHarmlessRelation(tag: XmlTag): boolean {
  const attributes = attributesOf(tag);
  if (!attributes) return false;
  const type = attributes.get('Type')?.split('/').at(-1) ?? '';
  const target = attributes.get('Target') ?? '';
  if (!relations.has(type) || /^[\\/]{2}/.test(target)) return false;
  if (type === 'attachedTemplate') return ownTemplate.test(target) || template.test(target);
  if (type === 'hyperlink') return isHarmlessLink(target);
  if (attributes.get('TargetMode') === 'External' || target.includes(':')) return false;
  return toOtherFiles.has(type) || xmlPart.test(target);
}

/** Fields that show a number, a date or a name; others fetch, run or ask. */
const fields = new Set([
  ...['PAGE', 'NUMPAGES', 'SECTION', 'SECTIONPAGES', 'DATE', 'TIME', 'CREATEDATE', 'SAVEDATE'],
  ...['PRINTDATE', 'AUTHOR', 'TITLE', 'SUBJECT', 'KEYWORDS', 'FILENAME', 'TOC', 'TC', 'PAGEREF'],
  ...['REF', 'NOTEREF', 'SEQ', 'STYLEREF', 'SYMBOL', 'LISTNUM', 'NUMWORDS', 'LASTSAVEDBY'],
  ...['FORMTEXT', 'FORMCHECKBOX', 'FORMDROPDOWN', 'DOCPROPERTY', 'EQ', 'ADVANCE', 'INDEX', 'XE'],
]);

function isHarmlessField(code: string): boolean {
  const [name = '', ...words] = code.trim().split(/\s/);
  if (name.toUpperCase() === 'HYPERLINK') return isHarmlessLinkField(words.join(' '));
  return name === '' || fields.has(name.toUpperCase());
}

/** The code of a field may be spread over many runs, and fields stand in fields. */
function hasHarmlessFields(tags: readonly XmlTag[]): boolean {
  const open: string[] = [];
  for (const tag of tags.filter(({ isEnd }) => !isEnd)) {
    const { name, behind } = tag;
    if (name === 'fldSimple') {
      const code = attributesOf(tag)?.get('instr');
      if (code === undefined || !isHarmlessField(code)) return false;
    }
    if (name === 'instrText' || name === 'delInstrText') {
      if (open.length === 0) return false;
      open.push(`${open.pop() ?? ''}${textOfXml(behind)}`);
    }
    if (name !== 'fldChar') continue;
    const kind = attributesOf(tag)?.get('fldCharType');
    if (kind === undefined) return false;
    if (kind === 'begin') open.push('');
    // Its code is over; what follows is what it showed last.
    else if (!isHarmlessField(open.at(-1) ?? '')) return false;
    if (kind === 'end') open.pop();
  }
  return open.length === 0;
}

/** Things in the text itself that bring other files along, or ask a database for what to say. */
const foreign = new Set(['altChunk', 'object', 'control', 'OLEObject', 'subDoc', 'mailMerge']);

/** Drawings of the older kind, which name their picture themselves. */
const drawn = new Set(['imagedata', 'fill', 'stroke']);

function isFetched(tag: XmlTag): boolean {
  if (!drawn.has(tag.name) || tag.isEnd) return false;
  const attributes = attributesOf(tag);
  return !attributes || attributes.has('src') || attributes.has('href');
}

/**
 * Whether one file of a document holds what a letter needs and nothing more. Where it lies says nothing:
 * any XML can be named as the letter itself, and names count in either case.
 */
export function isPlainPart(name: string, content: Buffer): boolean {
  if (!/\.(xml|rels)$/i.test(name)) return true;
  const tags = findXmlTags(content);
  if (!tags) return false;
  if (/\.rels$/i.test(name)) {
    return tags.every((tag) => tag.name !== 'Relationship' || isHarmlessRelation(tag));
  }
  return tags.every((tag) => !foreign.has(tag.name) && !isFetched(tag)) && hasHarmlessFields(tags);
}

import { isHarmlessLink, isHarmlessLinkField } from './harmless-link.ts';
import { attributesOf, findXmlTags, textOfXml, type XmlTag } from './xml-tags.ts';
import type { ZipFile } from './zip-directory.ts';

/** The parts of a document that consists of text, styles and pictures. */
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

/**
 * The relationships that a part may have. OLE objects, controls, macros and parts of other files are not among them.
 */
const relations = new Set([
  ...['officeDocument', 'core-properties', 'extended-properties', 'custom-properties', 'thumbnail'],
  ...['styles', 'stylesWithEffects', 'settings', 'webSettings', 'fontTable', 'font', 'numbering'],
  ...['theme', 'image', 'hyperlink', 'header', 'footer', 'footnotes', 'endnotes', 'comments'],
  ...['commentsExtended', 'commentsIds', 'commentsExtensible', 'people', 'glossaryDocument'],
  ...['customXml', 'customXmlProps', 'attachedTemplate'],
  ...['diagramData', 'diagramLayout', 'diagramQuickStyle', 'diagramColors', 'diagramDrawing'],
]);

/** Word names the template on its writer's own disk; it would fetch one from elsewhere. */
const ownTemplate =
  /^(file:\/\/\/)?[a-z]:[\\/](?![\\/])[^?*\\/]{1,200}([\\/][^?*\\/]{1,200}){0,20}$/i;
const template = /^[^\\/:?*]{1,200}\.dot[mx]?$/i;

/** Relationships that may lead to files other than XML; any other target is checked like the letter itself. */
const toOtherFiles = new Set(['image', 'font', 'thumbnail']);
/** A path so plain that every program resolves it to the same file. */
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

/** Fields that display a number, a date or a name; other fields fetch, run or ask for something. */
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

/** Field codes may be spread over many runs, and fields may be nested. */
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
    // The code ends here; what follows is the last result.
    else if (!isHarmlessField(open.at(-1) ?? '')) return false;
    if (kind === 'end') open.pop();
  }
  return open.length === 0;
}

/** Elements that include other files or query a database. */
const foreign = new Set(['altChunk', 'object', 'control', 'OLEObject', 'subDoc', 'mailMerge']);

/** Elements of the older VML drawings, which may name their picture themselves. */
const drawn = new Set(['imagedata', 'fill', 'stroke']);

function isFetched(tag: XmlTag): boolean {
  if (!drawn.has(tag.name) || tag.isEnd) return false;
  const attributes = attributesOf(tag);
  return !attributes || attributes.has('src') || attributes.has('href');
}

/**
 * Whether a file of a document contains nothing but what a letter needs. Its path proves nothing, because any XML file
 * can
 * be named as the letter itself, and names are compared without case.
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

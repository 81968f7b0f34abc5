/**
 * Bytes of a PDF → its tags, and what the Matterhorn Protocol 1.1 finds wrong with them: its conditions for PDF/UA-1
 * that a machine can check, as far as these files could break them. Each fault begins with the number of its condition.
 */

import {
  type Dictionary,
  isDictionary,
  isRef,
  type Objects,
  openObjects,
  reader,
  textOf,
  type Value,
} from './objects.ts';

/** An element of the structure tree. */
export interface ReadElement {
  readonly type: string;
  /** Its own text and that of the elements in it, in their order. */
  readonly text: string;
  /** Its own text alone, with a line for each element in it. */
  readonly own: string;
  /** The same as it is read aloud: with what replaces glyphs and figures. */
  readonly spoken: string;
  readonly kids: readonly ReadElement[];
  readonly alt?: string;
  /** Its language, if it is not that of the file. */
  readonly lang: string;
  /** What of its text, or of its `alt`, is marked as English. */
  readonly english: string;
  readonly attributes: Dictionary;
}

export interface ReadTags {
  readonly document: ReadElement;
  readonly faults: readonly string[];
}

/** Structure types of PDF 1.7 (14.8.4) that need no role map. */
const standard = new Set(
  'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Figure Formula Form'.split(
    ' ',
  ),
);

interface Content {
  text: string;
  /** What of it is in spans in English. */
  english: string;
  spoken: string;
}

/** Reads the tags of a file. */
export function readTags(bytes: Uint8Array): ReadTags {
  const objects = openObjects(bytes);
  const { root, get, dictionary, array } = objects;
  const faults: string[] = [];
  const fault = (text: string) => faults.push(text);

  // The document says what it is.
  const metadata = Buffer.from(objects.stream(root.get('Metadata')), 'latin1').toString('utf8');
  if (metadata === '') fault('06-001 no XMP metadata');
  if (!/<pdfuaid:part>1<\/pdfuaid:part>/u.test(metadata)) fault('06-002 the metadata do not say PDF/UA-1');
  const title = /<dc:title>.*?<rdf:li xml:lang="x-default">([^<]+)<\/rdf:li>/su.exec(metadata)?.[1];
  if (!title) fault('06-003 no dc:title');
  const shown = dictionary(root.get('ViewerPreferences')).get('DisplayDocTitle');
  if (shown !== true) fault(shown === undefined ? '07-001 no DisplayDocTitle' : '07-002 DisplayDocTitle is not true');
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/u.test(textOf(get(root.get('Lang'))) ?? '')) fault('11-006 no language');
  if (dictionary(root.get('MarkInfo')).get('Marked') !== true) fault('01-000 Marked is not true');
  if (dictionary(root.get('MarkInfo')).get('Suspects') === true) fault('01-007 Suspects is true');
  if (objects.trailer.has('Encrypt')) fault('26-001 encrypted');
  if (root.has('AcroForm') && dictionary(root.get('AcroForm')).has('XFA')) fault('25-001 XFA');
  const structure = dictionary(root.get('StructTreeRoot'));
  if (structure.size === 0) fault('01-000 no structure tree');

  // Pages: all that is drawn is tagged or an artifact.
  const fonts = new Map<Value, Unicode>();
  const pages = array(dictionary(root.get('Pages')).get('Kids'));
  const parents = numberTree(objects, structure.get('ParentTree'));
  const contents = new Map<string, Content>();
  const drawnForms = new Map<number, number>();
  for (const [index, reference] of pages.entries()) {
    const page = dictionary(reference);
    const own = isRef(reference) ? reference.ref : undefined;
    const name = `page ${index + 1}`;
    const marked = contentOf(objects, page, { fonts, fault: (text) => fault(`${text} on ${name}`), drawnForms });
    const key = page.get('StructParents');
    const led = typeof key === 'number' ? array(parents.get(key)) : [];
    if (marked.size > 0 && typeof key !== 'number') fault(`01-006 ${name} has content and no StructParents`);
    if (led.length !== marked.size) fault(`01-006 ${name} has ${marked.size} contents, the parent tree ${led.length}`);
    for (const [id, content] of marked) {
      contents.set(`${own} ${id}`, content);
      const kids = kidsOf(objects, dictionary(led[id]));
      if (!kids.some((kid) => kid.kind === 'content' && kid.id === id && kid.page === own))
        fault(`01-006 content ${id} of ${name} is led to an element that does not have it`);
    }
    const annotations = array(page.get('Annots'));
    if (page.get('Tabs') === undefined) fault(`28-008 ${name} has no Tabs`);
    else if (page.get('Tabs') !== '/S') fault(`28-009 ${name} has Tabs ${page.get('Tabs')}`);
    for (const annotation of annotations) {
      const entries = dictionary(annotation);
      const kind = entries.get('Subtype');
      const isField = kind === '/Widget';
      // A field that is one of a group may be described with the group.
      if (isField && !textOf(get(entries.get('TU')))) fault(`28-005 a field of ${name} has no description`);
      if (!isField && !textOf(get(entries.get('Contents')))) fault(`28-004 a ${kind} of ${name} has no Contents`);
      const parent = entries.get('StructParent');
      const element = typeof parent === 'number' ? dictionary(parents.get(parent)) : new Map<string, Value>();
      if (element.size === 0) fault(`28-002 a ${kind} of ${name} is not in the tree`);
      const type = element.get('S');
      if (element.size > 0 && kind === '/Link' && type !== '/Link') fault(`28-011 a link of ${name} is in ${type}`);
      if (element.size > 0 && isField && type !== '/Form') fault(`28-010 a field of ${name} is in ${type}`);
      const kids = kidsOf(objects, element);
      if (!kids.some((kid) => kid.kind === 'annotation' && isRef(annotation) && kid.of === annotation.ref))
        fault(`28-002 a ${kind} of ${name} is led to an element that does not have it`);
      if (kind !== '/Link' && !isField) fault(`28-000 a ${kind} of ${name}: not known here`);
      // Buttons are for the screen.
      const isButton = ((Number(entries.get('Ff')) || 0) & (1 << 16)) > 0;
      if (((entries.get('F') as number) & 4) === 0 && !isButton) fault(`28-000 a ${kind} of ${name} is not printed`);
    }
  }

  // Fonts: embedded, each code with its Unicode.
  for (let number = 1; number < objects.count; number++) {
    const font = dictionary({ ref: number });
    if (font.get('Type') === '/Font') faults.push(...faultsOfFont(objects, font, number));
  }

  // The tree.
  const seen = new Set<number>();
  const used = new Set<string>();
  const read = (reference: Value, parent: Value | undefined, around = ''): ReadElement => {
    const element = dictionary(reference);
    if (isRef(reference)) {
      if (seen.has(reference.ref)) fault(`01-006 element ${reference.ref} is there twice`);
      seen.add(reference.ref);
    }
    const above = element.get('P');
    if (!isRef(above) || !isRef(parent) || above.ref !== parent.ref)
      fault('01-006 an element does not know its parent');
    const type = String(element.get('S')).slice(1);
    if (!standard.has(type)) fault(`02-001 ${type} is no standard type, nor mapped to one`);
    const lang = textOf(get(element.get('Lang'))) ?? around;
    const kids: ReadElement[] = [];
    let [text, own, spoken, english] = ['', '', '', ''];
    for (const kid of kidsOf(objects, element)) {
      if (kid.kind === 'element') {
        const one = read(kid.reference, reference, lang);
        kids.push(one);
        text += one.text;
        own += '\n';
        spoken += one.spoken;
        english += one.english;
      } else if (kid.kind === 'content') {
        const id = `${kid.page} ${kid.id}`;
        const content = contents.get(id);
        if (!content) fault(`01-006 no content ${id}`);
        if (used.has(id)) fault(`01-006 content ${id} is in two elements`);
        used.add(id);
        text += content?.text ?? '';
        own += content?.text ?? '';
        spoken += content?.spoken ?? '';
        english += (lang?.startsWith('en') ? content?.text : content?.english) ?? '';
      }
    }
    const alt = textOf(get(element.get('Alt')));
    const attributes = dictionary(element.get('A'));
    return {
      type,
      lang,
      text,
      own,
      english,
      spoken: alt ?? spoken,
      kids,
      ...(alt !== undefined && { alt, english: lang?.startsWith('en') ? alt : '' }),
      attributes,
    };
  };
  const top = array(structure.get('K'))[0] ?? structure.get('K');
  const document = top
    ? read(top, root.get('StructTreeRoot'))
    : { type: 'none', text: '', own: '', spoken: '', kids: [], lang: '', english: '', attributes: new Map() };
  for (const id of contents.keys()) if (!used.has(id)) fault(`01-005 content ${id} is in no element`);
  faults.push(...faultsOfTree(document));
  return { document, faults };
}

/** All elements of a tree, from the top down. */
export function elementsOf(element: ReadElement): ReadElement[] {
  return [element, ...element.kids.flatMap(elementsOf)];
}

function numberTree(objects: Objects, value: Value | undefined): Map<number, Value> {
  const tree = objects.dictionary(value);
  const found = new Map<number, Value>();
  const numbers = objects.array(tree.get('Nums'));
  for (let index = 0; index < numbers.length; index += 2)
    found.set(numbers[index] as number, numbers[index + 1] as Value);
  for (const kid of objects.array(tree.get('Kids')))
    for (const [key, one] of numberTree(objects, kid)) found.set(key, one);
  return found;
}

type Kid =
  | { readonly kind: 'element'; readonly reference: Value }
  | { readonly kind: 'content'; readonly id: number; readonly page: number }
  | { readonly kind: 'annotation'; readonly of: number };

function kidsOf({ get, dictionary }: Objects, element: Dictionary): Kid[] {
  const own = element.get('Pg');
  const pageOf = (value: Value | undefined) => (isRef(value) ? value.ref : isRef(own) ? own.ref : 0);
  const all = get(element.get('K'));
  const list = Array.isArray(all) ? all : element.has('K') ? [element.get('K') as Value] : [];
  return list.map((kid): Kid => {
    if (typeof kid === 'number') return { kind: 'content', id: kid, page: pageOf(undefined) };
    const entries = dictionary(kid);
    if (entries.get('Type') === '/MCR')
      return { kind: 'content', id: entries.get('MCID') as number, page: pageOf(entries.get('Pg')) };
    const object = entries.get('Obj');
    if (entries.get('Type') === '/OBJR') return { kind: 'annotation', of: isRef(object) ? object.ref : 0 };
    return { kind: 'element', reference: kid };
  });
}

const painting = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'sh', 'Do', 'EI', 'Tj', 'TJ', "'", '"']);

interface Reading {
  readonly fonts: Map<Value, Unicode>;
  readonly fault: (text: string) => void;
  readonly drawnForms: Map<number, number>;
}

/** Marked content that is open. */
interface Opened {
  readonly tag: string;
  readonly id?: number | undefined;
  readonly actual?: string | undefined;
  readonly lang?: string | undefined;
}

/** The marked content of a page by its number. */
function contentOf(objects: Objects, page: Dictionary, { fonts, fault, drawnForms }: Reading): Map<number, Content> {
  const { dictionary } = objects;
  const marked = new Map<number, Content>();
  const run = (stream: string, resources: Dictionary, around: readonly string[]) => {
    const read = reader(stream);
    const open: Opened[] = around.map((tag) => ({ tag }));
    let operands: Value[] = [];
    let unicode: Unicode = () => '';
    let isText = false;
    const show = (value: Value | undefined) => {
      const id = open.findLast((one) => one.id !== undefined)?.id;
      const content = id === undefined ? undefined : marked.get(id);
      const isReplaced = open.some((one) => one.actual !== undefined);
      for (const bytes of Array.isArray(value) ? value : [value]) {
        if (bytes === null || typeof bytes !== 'object' || !('bytes' in bytes)) continue;
        for (let at = 0; at < bytes.bytes.length; at += 2) {
          const code = bytes.bytes.charCodeAt(at) * 256 + bytes.bytes.charCodeAt(at + 1);
          if (code === 0) fault('31-030 a glyph for a missing character');
          const character = unicode(code);
          if (character === '') fault(`10-001 code ${code} has no Unicode`);
          if (content) content.text += character;
          if (content && open.some(({ lang }) => lang?.startsWith('en'))) content.english += character;
          if (content && !isReplaced) content.spoken += character;
        }
      }
    };
    for (let piece = read.next(); piece; piece = read.next()) {
      if ('value' in piece) {
        operands.push(piece.value);
        continue;
      }
      const { word } = piece;
      if (painting.has(word) && open.length === 0) fault(`01-005 ${word} is neither tagged nor an artifact`);
      if (word === 'BMC' || word === 'BDC') {
        const tag = String(operands[0]).slice(1);
        const properties = isDictionary(operands[1]) ? operands[1] : new Map<string, Value>();
        const number = properties.get('MCID');
        const id = typeof number === 'number' ? number : undefined;
        const actual = textOf(properties.get('ActualText'));
        const lang = textOf(properties.get('Lang'));
        const outer = open.findLast((one) => one.id !== undefined)?.id;
        if (isText) fault('01-000 marked content begins within a text object');
        if (tag === 'Artifact' && outer !== undefined) fault('01-003 an artifact in tagged content');
        if (id !== undefined) {
          if (open.some((one) => one.tag === 'Artifact')) fault('01-004 tagged content in an artifact');
          if (outer !== undefined) fault('01-000 tagged content in another');
          if (marked.has(id)) fault(`01-000 content ${id} twice`);
          marked.set(id, { text: '', english: '', spoken: '' });
        } else if (tag !== 'Artifact' && actual === undefined && lang === undefined)
          fault(`01-000 ${tag} is marked and not numbered`);
        if (actual !== undefined) {
          const content = marked.get(outer ?? -1);
          if (content) content.spoken += actual;
          else fault('01-000 ActualText outside of the tree');
        }
        open.push({ tag, id, actual, lang });
      } else if (word === 'EMC') {
        if (isText) fault('01-000 marked content ends within a text object');
        if (open.length <= around.length) fault('01-000 EMC without its beginning');
        open.pop();
      } else if (word === 'BT' || word === 'ET') isText = word === 'BT';
      else if (word === 'Tf') {
        const font = dictionary(resources.get('Font')).get(String(operands[0]).slice(1)) as Value;
        const key = isRef(font) ? font.ref : font;
        unicode = fonts.get(key) ?? unicodeOf(objects, dictionary(font));
        fonts.set(key, unicode);
      } else if (word === 'Tj' || word === 'TJ') show(operands[0]);
      else if (word === 'Do') {
        const form = dictionary(resources.get('XObject')).get(String(operands[0]).slice(1));
        const entries = dictionary(form);
        if (entries.has('Ref')) fault('30-001 a reference XObject');
        const inner = objects.stream(form);
        const times = (drawnForms.get(isRef(form) ? form.ref : 0) ?? 0) + 1;
        drawnForms.set(isRef(form) ? form.ref : 0, times);
        if (/\/MCID/u.test(inner) && times > 1) fault('30-002 a form with tagged content is drawn twice');
        run(inner, dictionary(entries.get('Resources')), open.length > 0 ? ['form'] : []);
      }
      operands = [];
    }
    if (open.length > around.length) fault('01-000 marked content does not end');
  };
  const contents = page.get('Contents');
  const streams = Array.isArray(contents) ? contents : [contents];
  run(streams.map(objects.stream).join('\n'), dictionary(page.get('Resources')), []);
  const numbers = [...marked.keys()].sort((a, b) => a - b);
  if (numbers.some((id, index) => id !== index)) fault('01-000 numbers of contents are left out');
  return marked;
}

/** What a code of a font means. */
type Unicode = (code: number) => string;

function unicodeOf(objects: Objects, font: Dictionary): Unicode {
  const map = objects.stream(font.get('ToUnicode'));
  const found = new Map<number, string>();
  const toText = (hexadecimal: string) =>
    Buffer.from(hexadecimal.replace(/\s/gu, ''), 'hex').swap16().toString('utf16le');
  for (const [, first = '', , list = ''] of map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/giu))
    [...list.matchAll(/<([^>]*)>/gu)].forEach(([, units = ''], index) => {
      found.set(Number.parseInt(first, 16) + index, toText(units));
    });
  return (code) => found.get(code) ?? '';
}

function faultsOfFont(objects: Objects, font: Dictionary, number: number): string[] {
  const faults: string[] = [];
  const { dictionary, array } = objects;
  // A standard font, with which viewers draw signs of their own; nothing in the file is set in it.
  if (font.get('BaseFont') === '/ZapfDingbats') return faults;
  if (font.get('Subtype') !== '/Type0') {
    const descriptor = dictionary(font.get('FontDescriptor'));
    if (!['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(key)))
      faults.push(`31-009 font ${number} is not embedded`);
    if (descriptor.has('CIDSet')) faults.push(`31-012 font ${number} has a CIDSet`);
    const map = font.get('CIDToGIDMap');
    if (map !== '/Identity' && !(map && isRef(map))) faults.push(`31-004 font ${number} has no CIDToGIDMap`);
    return faults;
  }
  if (font.get('Encoding') !== '/Identity-H') faults.push(`31-006 font ${number} has another encoding`);
  const inner = dictionary(array(font.get('DescendantFonts'))[0]);
  if (inner.get('BaseFont') !== font.get('BaseFont')) faults.push(`31-000 font ${number} has two names`);
  if (!font.has('ToUnicode')) return [...faults, `31-027 font ${number} has no ToUnicode`];
  const map = objects.stream(font.get('ToUnicode'));
  const values = [...map.slice(map.indexOf('beginbfrange')).matchAll(/\[([^\]]*)\]/gu)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([^>]*)>/gu)].map(([, units = '']) => units.replace(/\s/gu, '')),
  );
  if (values.some((units) => units === '' || /^0+$/u.test(units))) faults.push(`31-028 font ${number} maps to zero`);
  if (values.some((units) => /^(?:feff|fffe)$/iu.test(units)))
    faults.push(`31-029 font ${number} maps to U+FEFF or U+FFFE`);
  return faults;
}

/** What the elements of a tree may not be. */
function faultsOfTree(document: ReadElement): string[] {
  const faults: string[] = [];
  const needs: Readonly<Record<string, readonly string[]>> = {
    TR: ['Table', 'THead', 'TBody', 'TFoot'],
    TH: ['TR'],
    TD: ['TR'],
    LI: ['L'],
    Lbl: ['LI', 'Note'],
    LBody: ['LI'],
  };
  const may: Readonly<Record<string, readonly string[]>> = {
    Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
    TR: ['TH', 'TD'],
    L: ['LI', 'L', 'Caption'],
    LI: ['Lbl', 'LBody'],
  };
  const visit = (element: ReadElement, parent: ReadElement | undefined) => {
    const { type, kids } = element;
    const above = needs[type];
    if (above && !above.includes(parent?.type ?? ''))
      faults.push(`09-004 ${type} stands in ${parent?.type}: ${element.text}`);
    const below = may[type];
    for (const kid of kids)
      if (below && !below.includes(kid.type)) faults.push(`09-004 ${kid.type} in ${type}: ${kid.text}`);
    if (type === 'Figure' && !element.alt?.trim()) faults.push('13-004 a figure without words');
    if (type === 'Figure' && !element.attributes.has('BBox')) faults.push('13-000 a figure without its box');
    if (type === 'Table') faults.push(...faultsOfTable(element));
    if (type === 'L' && !element.attributes.has('ListNumbering')) faults.push('16-001 a list without ListNumbering');
    if (type === 'Link' && element.text.trim() === '') faults.push('28-000 a link without text');
    if (['H1', 'H2', 'H3', 'P', 'TH'].includes(type) && element.spoken.trim() === '')
      faults.push(`01-000 an empty ${type}`);
    for (const kid of kids) visit(kid, element);
  };
  visit(document, undefined);
  if (document.type !== 'Document') faults.push('01-000 no Document at the top');

  let level = 0;
  for (const { type, text } of elementsOf(document)) {
    if (type === 'H') faults.push('14-007 H beside H1');
    if (!/^H\d$/u.test(type)) continue;
    const next = Number(type[1]);
    if (level === 0 && next !== 1) faults.push(`14-002 the first heading is ${type}`);
    if (next > level + 1) faults.push(`14-003 ${type} behind H${level}: ${text}`);
    level = next;
  }
  return faults;
}

function faultsOfTable(table: ReadElement): string[] {
  const rows = elementsOf(table).filter(({ type }) => type === 'TR');
  const faults: string[] = [];
  const counts = new Set(rows.map(({ kids }) => kids.length));
  if (counts.size > 1) faults.push(`15-000 rows of ${[...counts].join(' and ')} cells: ${table.text.slice(0, 60)}`);
  const heads = rows.flatMap(({ kids }) => kids.filter(({ type }) => type === 'TH'));
  if (heads.length === 0) faults.push(`15-001 a table without heads: ${table.text.slice(0, 60)}`);
  for (const { attributes, text } of heads)
    if (!attributes.has('Scope')) faults.push(`15-003 a head without scope: ${text}`);
  return faults;
}

/** SVG text → its elements with their places, or why it cannot be read. */

import { parseXml, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml';
import { type Diagnostic, errorAt, type Source, type Span } from '../../diagnostics/diagnostic.ts';

/** An element of SVG; those of other namespaces are left out. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
  /** The text in it, but not in its children. */
  readonly text: string;
  /** Its offsets in the file, and the end of its name. */
  readonly start: number;
  readonly nameEnd: number;
  readonly end: number;
}

/** Reads the root element. Entities of a file are not expanded. */
export function readXml(source: Source): SvgElement | Diagnostic {
  try {
    const { root } = parseXml(source.text, { includeOffsets: true });
    return (root && elementOf(root)) ?? notXml(source, 'no element of SVG', 0);
  } catch (error) {
    if (error instanceof XmlError) {
      const [reason = ''] = error.message.split(' (line ');
      return notXml(source, `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`, error.pos);
    }
    // The parser recurses.
    if (error instanceof RangeError) return notXml(source, 'too many elements in each other', 0);
    throw error;
  }
}

function notXml(source: Source, reason: string, start: number): Diagnostic {
  const hint = 'save it again as plain SVG, without a DOCTYPE';
  return errorAt('CR012', `cannot read the picture: ${reason}`, { source, start, end: start + 1 }, hint);
}

function elementOf({ name: written, attributes, children, start, end }: XmlElement): SvgElement | undefined {
  const name = written.replace(/^svg:/u, '');
  if (name.includes(':')) return undefined;
  return {
    name,
    attributes,
    children: children.flatMap((child) => (child instanceof XmlElement ? (elementOf(child) ?? []) : [])),
    text: children.map((child) => (child instanceof XmlText ? child.text : '')).join(''),
    start: start + 1,
    nameEnd: start + 1 + written.length,
    end,
  };
}

/** The place of an element's name, or of its attribute. */
export function spanOfElement(source: Source, { attributes, start, nameEnd, end }: SvgElement, attribute = ''): Span {
  const written = Object.hasOwn(attributes, attribute) ? source.text.slice(nameEnd, end) : '';
  const found = new RegExp(`\\s(${attribute}\\s*=\\s*(?:"[^"]*"|'[^']*'))`, 'du').exec(written)?.indices?.[1];
  return found ? { source, start: nameEnd + found[0], end: nameEnd + found[1] } : { source, start, end: nameEnd };
}

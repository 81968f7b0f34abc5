/** SVG text → its elements with their places, or why it cannot be read. */

import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';
import { type Diagnostic, errorAt, type Source, type Span } from '../../diagnostics/diagnostic.ts';

/** Reads the root element. Entities of a file are not expanded. */
export function readXml(source: Source): XmlElement | Diagnostic {
  try {
    const { root } = parseXml(source.text, { includeOffsets: true });
    return root ?? notXml(source, 'no element', 0);
  } catch (error) {
    if (error instanceof XmlError) {
      const [reason = ''] = error.message.split(' (line ');
      return notXml(source, `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`, error.pos);
    }
    // Its parser recurses.
    if (error instanceof RangeError) return notXml(source, 'elements in too many others', 0);
    throw error;
  }
}

const notXml = (source: Source, reason: string, at: number): Diagnostic =>
  errorAt(
    'CR012',
    `cannot read the picture: ${reason}`,
    { source, start: at, end: at + 1 },
    'save it again as plain SVG, without a DOCTYPE',
  );

/** The name of an element of SVG; undefined in another namespace. */
export const svgName = ({ name }: XmlElement): string | undefined => {
  const local = name.replace(/^svg:/u, '');
  return local.includes(':') ? undefined : local;
};

/** The elements of SVG in an element. */
export const elementsOf = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child): child is XmlElement => child instanceof XmlElement && svgName(child) !== undefined);

/** The place of an element's name, or of its attribute. */
export function placeOf(source: Source, element: XmlElement, attribute?: string): Span {
  const start = element.start + 1;
  const name = { source, start, end: start + element.name.length };
  if (attribute === undefined || !(attribute in element.attributes)) return name;
  const found = new RegExp(`\\s(${attribute}\\s*=\\s*(?:"[^"]*"|'[^']*'))`, 'du').exec(
    source.text.slice(name.end, element.end),
  );
  const [from, to] = found?.indices?.[1] ?? [0, 0];
  return to > 0 ? { source, start: name.end + from, end: name.end + to } : name;
}

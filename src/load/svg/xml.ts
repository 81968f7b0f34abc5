/** SVG text → its elements with their places, or why it cannot be read. */

import { parseXml, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml';
import { type Diagnostic, errorAt, type Source, type Span } from '../../diagnostics/diagnostic.ts';

/** An element of SVG; those of other namespaces are left out. */
export interface SvgElement {
  readonly name: string;
  /** Its attributes, and what `style` declares in place of them. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly SvgElement[];
  /** The text in it, but not in its children. */
  readonly text: string;
  /** The place of an attribute, else of its name. */
  spanOf(attribute?: string): Span;
}

/** Reads the root element. Entities of a file are not expanded. */
export function readXml(source: Source): SvgElement | Diagnostic {
  const wrong = (reason: string, start = 0) => {
    const hint = 'save it again as plain SVG, without a DOCTYPE';
    return errorAt('CR012', `cannot read the picture: ${reason}`, { source, start, end: start + 1 }, hint);
  };
  try {
    const { root } = parseXml(source.text, { includeOffsets: true });
    return (root && elementOf(source, root)) ?? wrong('no element of SVG');
  } catch (error) {
    if (error instanceof XmlError)
      return wrong(
        error.message.replace(/ \(line .*/su, '').replace(/^./u, (one) => one.toLowerCase()),
        error.pos,
      );
    // The parser recurses.
    if (error instanceof RangeError) return wrong('too many elements in each other');
    throw error;
  }
}

function elementOf(source: Source, { name, attributes, children, start, end }: XmlElement): SvgElement | undefined {
  if (/^(?!svg:).*:/u.test(name)) return undefined;
  const styled = (attributes.style ?? '').matchAll(/([\w-]+)\s*:\s*([^;]*[^;\s])/gu);
  const declared = [...styled].map(([, property = '', value = '']) => [property, value] as const);
  const nameEnd = start + 1 + name.length;
  return {
    name: name.replace('svg:', ''),
    attributes: new Map([...Object.entries(attributes), ...declared].map(([key, value]) => [key, value.trim()])),
    children: children.flatMap((child) => (child instanceof XmlElement ? (elementOf(source, child) ?? []) : [])),
    text: children.map((child) => (child instanceof XmlText ? child.text : '')).join(''),
    spanOf: (attribute = '') => {
      const written = ['style', attribute].findLast((one) => Object.hasOwn(attributes, one)) ?? '';
      const found = new RegExp(`\\s(${written || '>'}\\s*=\\s*(?:"[^"]*"|'[^']*'))`, 'du');
      const [from, to] = found.exec(source.text.slice(nameEnd, end))?.indices?.[1] ?? [start + 1 - nameEnd, 0];
      return { source, start: nameEnd + from, end: nameEnd + to };
    },
  };
}

/** What pdfkit writes → a file whose objects are packed by the hundred (ISO 32000-1, 7.5.7 and 7.5.8). */

/** Takes what is written, and gives the file. */
export interface Packer {
  write(data: string | Uint8Array): void;
  finish(): Buffer;
}

/** Objects of one stream: enough to pack well, few enough to be read quickly and to be counted in a byte. */
const inStream = 200;

/** What most streams say of themselves: there are as many of them as pages. */
const plainStream = /^<<\n\/Length (\d+)\n\/Filter \/FlateDecode\n>>$/u;

/** Where an object stands: at an offset of the file, or at a place in a stream of objects. */
type Place = readonly [kind: 1 | 2, where: number, index: number];

/**
 * Objects without streams go into streams of objects, and the table that finds them is a stream too: a file of a thousand
 * pages that differ in little is half as large. `begun` is what was written before.
 */
export function packObjects(begun: readonly Uint8Array[], deflate: (bytes: Uint8Array) => Uint8Array): Packer {
  const chunks: Uint8Array[] = [...begun];
  let size = begun.reduce((sum, { length }) => sum + length, 0);
  const places: Place[] = [];
  const loose: (readonly [id: number, text: string])[] = [];
  let open: { readonly id: number; readonly pieces: (string | Uint8Array)[] } | undefined;
  let trailer: string | undefined;
  let isTable = false;
  const add = (...pieces: readonly (string | Uint8Array)[]) => {
    for (const piece of pieces) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece;
      chunks.push(bytes);
      size += bytes.length;
    }
  };
  const addStream = (id: number, entries: string, content: Uint8Array) => {
    const packed = deflate(content);
    places[id] = [1, size, 0];
    add(
      `${id} 0 obj\n<<\n${entries}\n/Filter /FlateDecode\n/Length ${packed.length}\n>>\nstream\n`,
      packed,
      '\nendstream\nendobj\n',
    );
  };
  return {
    write(data) {
      if (isTable) {
        // The table of pdfkit's own is not needed; what stands behind it is.
        if (typeof data === 'string' && data.startsWith('<<')) trailer ??= data;
      } else if (open) {
        if (data !== 'endobj') {
          open.pieces.push(data);
          return;
        }
        const [text, ...stream] = open.pieces;
        if (stream.length === 0) loose.push([open.id, text as string]);
        else {
          places[open.id] = [1, size, 0];
          add(`${open.id} 0 obj\n`);
          add(`${(text as string).replace(plainStream, '<</Length $1/Filter/FlateDecode>>')}\n`);
          for (const piece of stream) add(...(typeof piece === 'string' ? [piece, '\n'] : [piece]));
          add('endobj\n');
        }
        open = undefined;
      } else if (typeof data !== 'string') {
        const all = Buffer.from(data).toString('latin1');
        for (const [, id, text] of all.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj\n/gu))
          loose.push([Number(id), text as string]);
      } else if (data === 'xref') isTable = true;
      else open = { id: Number.parseInt(data, 10), pieces: [] };
    },
    finish() {
      let next = Number(/\/Size (\d+)/u.exec(trailer ?? '')?.[1]);
      for (let from = 0; from < loose.length; from += inStream) {
        const some = loose.slice(from, from + inStream);
        let [table, texts] = ['', ''];
        for (const [index, [id, text]] of some.entries()) {
          places[id] = [2, next, index];
          table += `${id} ${texts.length} `;
          texts += `${text}\n`;
        }
        addStream(next++, `/Type/ObjStm/N ${some.length}/First ${table.length}`, Buffer.from(table + texts, 'latin1'));
      }
      const start = size;
      places[next] = [1, start, 0];
      // Rows of a kind, an offset or number, and a place; each as what it differs by from the one above.
      const width = size < 2 ** 24 ? 3 : 4;
      const columns = width + 2;
      const rows = Buffer.alloc((next + 1) * (columns + 1));
      const before = Buffer.alloc(columns);
      const row = Buffer.alloc(columns);
      for (let id = 0; id <= next; id++) {
        const [kind, where, index] = places[id] ?? [0, 0, 0];
        row[0] = kind;
        row.writeUIntBE(where, 1, width);
        row[columns - 1] = index;
        const from = id * (columns + 1);
        rows[from] = 2;
        for (let at = 0; at < columns; at++) rows[from + 1 + at] = (row[at] as number) - (before[at] as number);
        row.copy(before);
      }
      const entries = (trailer ?? '').replace(/^<<\s*\/Size \d+/u, '').replace(/\s*>>$/u, '');
      addStream(
        next,
        `/Type/XRef/W[1 ${width} 1]/DecodeParms<</Predictor 12/Columns ${columns}>>/Size ${next + 1}${entries}`,
        rows,
      );
      add(`startxref\n${start}\n%%EOF\n`);
      return Buffer.concat(chunks);
    },
  };
}

/** A studio → an HTTP server for a browser on this machine, with an event for each change of the files. */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Veil, veils } from '../../documents/catalogue.ts';
import { readFile } from '../../files/read-file.ts';
import { installation } from '../../installation/paths.ts';
import { supplies } from '../../installation/supplies.ts';
import { webFont } from '../../svg/web-font.ts';
import { type PaperName, paperNames } from '../../typeset/page/style.ts';
import { type FaceName, faceNames } from '../../typeset/text/font-table.ts';
import { watchContent } from '../watch.ts';
import { bandsAnswer, type MeasuredBands, oddsAnswer, pageAnswer, placeAnswer, stateAnswer } from './answers.ts';
import { openEditor } from './editor.ts';
import { type PreviewView, previewDocuments, previewInks, type Studio } from './studio.ts';

export interface PreviewPlan {
  readonly directory: string;
  readonly studio: Studio;
  /** 0 for any free port. */
  readonly port: number;
  readonly editor?: string | undefined;
  readonly first: PreviewView;
}

export interface Preview {
  readonly url: string;
  readonly close: () => void;
}

/** An answer: its type and body; 404 without one. */
type Answer = readonly [type: string, body: string | Uint8Array] | undefined;

/** For this machine only. */
const loopback = '127.0.0.1';
/** Pause in typing before prose is linted, in milliseconds. */
const resting = 250;
const maxBody = 65_536; // characters

const assets: Readonly<Record<string, readonly [type: string, file: string]>> = {
  '/': ['text/html; charset=utf-8', 'index.html'],
  '/client.js': ['text/javascript; charset=utf-8', 'client.js'],
  '/style.css': ['text/css; charset=utf-8', 'style.css'],
};

/** Starts listening. @throws the system's error for a port in use */
export async function startPreview(plan: PreviewPlan): Promise<Preview> {
  const { studio, directory } = plan;
  const listeners = new Set<ServerResponse>();
  const measured: MeasuredBands[] = [];
  const notify = (what: string) => {
    for (const listener of listeners) listener.write(`data: ${what}\n\n`);
  };
  studio.refresh();
  let lint: NodeJS.Timeout | undefined;
  const lintSoon = () => {
    clearTimeout(lint);
    lint = setTimeout(async () => {
      if (await studio.lint()) notify('faults');
    }, resting);
  };
  lintSoon();
  const warming = setTimeout(() => studio.warm(plan.first), resting);
  const watching = watchContent(directory, () => {
    if (studio.refresh()) notify('change');
    // The style or word list alone may have changed.
    lintSoon();
  });
  const server = createServer((request, response) => {
    respond(request, response, { ...plan, listeners, measured, port: portOf(server) }).catch((error: unknown) => {
      send(response, 500, ['text/plain; charset=utf-8', `internal error: ${(error as Error).message}`]);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(plan.port, loopback, resolve);
  });
  return {
    url: `http://localhost:${portOf(server)}/`,
    close() {
      clearTimeout(lint);
      clearTimeout(warming);
      watching.close();
      for (const listener of listeners) listener.end();
      server.close();
      server.closeAllConnections();
    },
  };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

interface PreviewState extends PreviewPlan {
  readonly listeners: Set<ServerResponse>;
  /** Measured bands, the latest last. */
  readonly measured: MeasuredBands[];
}

async function respond(request: IncomingMessage, response: ServerResponse, room: PreviewState): Promise<void> {
  // Refuse foreign host names and pages of other origins.
  const { host = '', origin } = request.headers;
  const own = ['localhost', loopback].map((name) => `${name}:${room.port}`);
  if (!own.includes(host) || (origin !== undefined && !own.some((name) => origin === `http://${name}`)))
    return send(response, 403, ['text/plain; charset=utf-8', 'only this machine can see this preview']);
  const [path = '/', base] = [request.url, `http://${host}`];
  if (!URL.canParse(path, base)) return send(response, 400, malformed);
  const { pathname, searchParams } = new URL(path, base);
  if (request.method === 'POST') {
    // Other origins cannot send this header without a preflight request.
    if (request.headers['x-core-runner'] !== 'preview') return send(response, 403, ['text/plain', 'not from the page']);
    const body = await bodyOf(request);
    return body ? send(response, 200, await posted(pathname, body, room)) : send(response, 400, malformed);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, ['text/plain', 'GET or POST']);
  if (pathname === '/events') return listen(request, response, room);
  send(response, 200, answerTo(pathname, searchParams, room));
}

/** A request of a browser: names of a list, never paths of files. */
function answerTo(pathname: string, query: URLSearchParams, { studio, first, directory }: PreviewState): Answer {
  const asset = assets[pathname];
  if (asset) {
    const body = readFile(join(installation.preview, asset[1]));
    return [asset[0], pathname === '/' ? withPapers(body.toString()) : body];
  }
  const face = faceNames.find((name) => pathname === `/fonts/${name}.ttf`);
  if (face) return ['font/ttf', fontOf(face)];
  const view = viewOf(query, first);
  switch (pathname) {
    case '/state':
      return json(stateAnswer(studio, view, directory));
    case '/page':
      return json(pageAnswer(studio, view, Number(query.get('index'))));
    case '/odds':
      return json(oddsAnswer(studio, Number(query.get('number'))));
    default:
      return undefined;
  }
}

/** The page with the papers in their menu: `half-letter` is Half Letter there. */
function withPapers(page: string): string {
  const title = (paper: string) => paper.replace(/-/gu, ' ').replace(/\b[a-z]/gu, (letter) => letter.toUpperCase());
  const options = paperNames.map((paper) => `<option value="${paper}">${title(paper)}</option>`);
  return page.replace('<select id="paper">', `$&${options.join('')}`);
}

async function posted(pathname: string, body: Record<string, unknown>, room: PreviewState): Promise<Answer> {
  const { studio, directory, editor, first } = room;
  if (pathname === '/bands') {
    const bands = await bandsAnswer(studio, directory, room.measured);
    if ('rows' in bands) room.measured.push(bands);
    return json(bands);
  }
  if (pathname !== '/open') return undefined;
  const query = new URLSearchParams(Object.entries(body).map(([key, value]): [string, string] => [key, String(value)]));
  const place = placeAnswer(studio, viewOf(query, first), body);
  if (place === undefined) return json({ problem: 'this text is not in any file of the game' });
  if (editor === undefined) return json({ ...place, hint: 'start the preview with --editor CMD to open it' });
  const problem = await openEditor(editor, place);
  return json({ ...place, ...(problem === undefined ? { opened: true } : { problem }) });
}

/** The view of a query; missing or unknown parts are as in the first. */
function viewOf(query: URLSearchParams, first: PreviewView): PreviewView {
  const chosen = <T extends string>(key: string, known: readonly T[], otherwise: T): T =>
    known.find((name) => name === query.get(key)) ?? otherwise;
  return {
    document: chosen('document', previewDocuments, first.document),
    paper: chosen<PaperName>('paper', paperNames, first.paper),
    ink: chosen('ink', previewInks, first.ink),
    veil: chosen<Veil>('veil', Object.keys(veils) as Veil[], first.veil),
  };
}

const fonts = new Map<FaceName, Uint8Array>();

function fontOf(face: FaceName): Uint8Array {
  const font = fonts.get(face) ?? webFont(supplies.fontFile(face), supplies.fontTable(face).glyphs);
  fonts.set(face, font);
  return font;
}

function listen(request: IncomingMessage, response: ServerResponse, { listeners }: PreviewState): void {
  response.writeHead(200, { ...usualHeaders, 'content-type': 'text/event-stream; charset=utf-8' });
  response.write('retry: 500\n\n');
  listeners.add(response);
  request.on('close', () => listeners.delete(response));
}

const malformed = ['text/plain; charset=utf-8', 'a malformed request'] as const;

const usualHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const json = (value: unknown): Answer =>
  value === undefined ? undefined : ['application/json; charset=utf-8', JSON.stringify(value)];

function send(response: ServerResponse, code: number, answer: Answer): void {
  const [type, body] = answer ?? (['text/plain; charset=utf-8', 'not found'] as const);
  response.writeHead(answer ? code : 404, { ...usualHeaders, 'content-type': type });
  response.end(body);
}

/** Undefined for a body that is too long or not a JSON object. */
async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > maxBody) return undefined;
  }
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

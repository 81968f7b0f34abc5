/** Texts of known heights → which of them stand together on a page, so that pages that face each other end level. */

/** A text that no page parts. */
export interface WholeText {
  /** How high it is, in lines. */
  readonly lines: number;
  /** No opening has two texts of one. */
  readonly of: string;
  /** Whether it goes on with the text before it, which no page holds whole. */
  readonly goesOn?: boolean;
}

/** Texts that share a page, from one to before another, and the lines of white besides one that stand between them. */
export interface SharedPage {
  readonly from: number;
  readonly end: number;
  readonly more: number;
}

/** How many lines pages have. */
export interface PageRooms {
  readonly room: number;
  /** Lines of the first page that something else takes. */
  readonly taken: number;
  /** Lines that what fills the rest of a page needs at least: a page that leaves so many is filled. */
  readonly rest: number;
}

/** Lines besides one that may stand between texts of a page, and those that are best. */
const more = { most: 2, best: 1 } as const;

/** What is paid for; a line of white more or less than is best in every gap of a page costs 1 for each. */
const costs = {
  /** A line that a page lacks. */
  short: 6,
  /** A page that something else ends, besides the last. */
  filled: 150,
  /** An opening that does not end level, and each line that it lacks. */
  uneven: 1000,
  missing: 20,
  /** A last page that is less than a third full; one with room for nothing else, for each free line. */
  bare: 80,
  idle: 4,
  /** A page left empty, since the next text may not stand on it. */
  empty: 5000,
} as const;

interface Plan {
  readonly cost: number;
  readonly pages: readonly SharedPage[];
  readonly rest?: Plan | undefined;
}

/**
 * Parts texts into pages of openings, the first of which is a left-hand one, at the least cost for the whole: both pages of an
 * opening end on one line, the last if it can be. A text higher than a page has one to itself.
 */
export function levelled(texts: readonly WholeText[], rooms: PageRooms): SharedPage[] {
  const sums = [0];
  for (const { lines } of texts) sums.push((sums.at(-1) as number) + lines);
  const count = texts.length;
  /** A page of some texts as it is without more white, and how many lines it has. */
  const pageOf = (from: number, end: number) => {
    const gaps = Math.max(0, end - from - 1);
    const lines = (sums[end] as number) - (sums[from] as number) + gaps;
    return { from, end, gaps, lines: lines + (from === 0 && end > 0 ? rooms.taken : 0) };
  };
  type Page = ReturnType<typeof pageOf>;
  const down = ({ from, end, lines }: Page, foot: number): SharedPage => ({
    from,
    end,
    more: Math.max(0, foot - lines),
  });
  /** All lines that the texts of a page may end on, and where it then ends itself: it is filled where it leaves room for that. */
  const waysOf = (page: Page) => {
    const { lines, gaps } = page;
    const most = Math.max(0, Math.min(rooms.room - lines, gaps * more.most));
    return Array.from({ length: most + 1 }, (_, white) => {
      const free = Math.max(0, rooms.room - lines - white);
      const isFilled = free >= rooms.rest;
      const stretch = gaps > 0 ? (white - gaps * more.best) ** 2 / gaps : 0;
      return {
        foot: isFilled ? rooms.room : lines + white,
        cost: stretch + (isFilled ? costs.filled : free * costs.short),
        page: down(page, lines + white),
      };
    });
  };
  /** Nothing less than a page can be level with. */
  const alone = (page: Page) => {
    const ways = waysOf(page);
    const { foot, cost, page: shared } = ways.at(-1) as (typeof ways)[number];
    return { cost: cost + Math.max(0, rooms.room - foot) * costs.missing, page: shared };
  };
  /** The page that all ends on, which something else fills where there is room. */
  const closing = (page: Page) => {
    const free = rooms.room - page.lines;
    const cost = free < rooms.rest ? free * costs.idle : page.lines < rooms.room / 3 ? costs.bare : 0;
    return { cost, page: down(page, page.lines) };
  };
  const opening = (left: Page, right: Page): Plan => {
    if (right.end === right.from) {
      if (left.end === count) {
        const { cost, page } = closing(left);
        return { cost, pages: [page] };
      }
      const { cost, page } = alone(left);
      return { cost: cost + costs.empty, pages: [page, down(right, right.lines)] };
    }
    const level = waysOf(left).flatMap((one) =>
      waysOf(right).flatMap((other) =>
        one.foot === other.foot ? [{ cost: one.cost + other.cost, pages: [one.page, other.page] }] : [],
      ),
    );
    if (level.length > 0) return level.reduce((best, one) => (one.cost < best.cost ? one : best));
    const [first, second] = [alone(left), right.end === count ? closing(right) : alone(right)];
    const isOpen = right.end === count;
    return { cost: first.cost + second.cost + (isOpen ? 0 : costs.uneven), pages: [first.page, second.page] };
  };
  const ends = (from: number, seen: ReadonlySet<string>): number[] => {
    const own = new Set(seen);
    const found: number[] = [];
    for (let end = from + 1; end <= count; end++) {
      const { of, goesOn } = texts[end - 1] as WholeText;
      if ((own.has(of) && !goesOn) || (end > from + 1 && pageOf(from, end).lines > rooms.room)) break;
      own.add(of);
      found.push(end);
    }
    return found;
  };
  const best = (from: number, plans: ReadonlyMap<number, Plan>): Plan => {
    let found: Plan = { cost: Number.POSITIVE_INFINITY, pages: [] };
    for (const middle of ends(from, new Set())) {
      const seen = new Set(texts.slice(from, middle).map(({ of }) => of));
      for (const end of [middle, ...ends(middle, seen)]) {
        const own = opening(pageOf(from, middle), pageOf(middle, end));
        const rest = plans.get(end);
        const cost = own.cost + (rest?.cost ?? 0);
        if (cost < found.cost) found = { ...own, cost, rest };
      }
    }
    return found;
  };
  // From the last to the first, so that the rest is known.
  const plans = new Map<number, Plan>();
  for (let from = count - 1; from >= 0; from--) plans.set(from, best(from, plans));
  const pages: SharedPage[] = [];
  for (let plan = plans.get(0); plan; plan = plan.rest) pages.push(...plan.pages);
  return pages;
}

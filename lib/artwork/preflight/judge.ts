import { withCapital } from "@/lib/base/text/capital";
import { counted } from "@/lib/base/text/counts";
import { isSameSize, type Dieline } from "@/lib/catalogue/dieline";
import type { Finding } from "./findings";
import type { FileFacts, PageFacts } from "./facts";

/** What a line is printed as; null where nothing was agreed. */
export interface Expected {
  /** Printed sides, each a page of the file. */
  faces: number | null;
  /** Inks that were bought. */
  colours: number | null;
  /** The size that every page is trimmed to. */
  dieline: Dieline | null;
}

/** Below this a picture cannot be printed, and below that it is soft; in pixels an inch. */
const LEAST_PPI = 150;
const GOOD_PPI = 250;
const BLEED_MM = 3;
/** The thinnest line that a press holds, in points. */
const HAIRLINE = 0.25;

interface Said {
  code: string;
  words: string;
}

const error = ({ code, words }: Said, page: number | null = null): Finding => ({
  code,
  severity: "error",
  page,
  words,
});

const warning = ({ code, words }: Said, page: number | null = null): Finding => ({
  code,
  severity: "warning",
  page,
  words,
});

const BROKEN = error({
  code: "broken",
  words: "The file is damaged or was cut off. Save it again and send it anew.",
});

const ENCRYPTED = error({
  code: "encrypted",
  words: "The file is protected by a password. Save it without protection.",
});

/** Says in words what is wrong with a file for printing, and what may become wrong. */
export function judge({ state, form, count, pages }: FileFacts, expected: Expected): Finding[] {
  if (state === "broken") return [BROKEN];
  if (state === "encrypted") return [ENCRYPTED];
  // A picture has no pages: it may be meant for each side.
  const faces = form === "pages" ? facesProblem(count, expected) : null;
  return [
    ...(faces ? [error(faces)] : []),
    ...pages.flatMap((page, n) => judgePage(page, toPlace(form, n + 1), expected)),
    ...inksProblem(pages, expected),
  ];
}

/** Where something was found, and how that is called. */
interface Found {
  page: number | null;
  on: string;
  isPicture: boolean;
}

function toPlace(form: FileFacts["form"], page: number): Found {
  if (form === "pages") return { page, on: `page ${page}`, isPicture: false };
  return { page: null, on: `the ${form}`, isPicture: form === "picture" };
}

function facesProblem(count: number, { faces }: Expected): Said | null {
  if (faces === null || faces === count) return null;
  return {
    code: "pages",
    words: `The file has ${counted(count, "page")}, and ${counted(faces, "side")} ${faces === 1 ? "is" : "are"} printed. Send one page for each side.`,
  };
}

function judgePage(facts: PageFacts, found: Found, { dieline }: Expected): Finding[] {
  const { picture, line, rgb, fonts, isLinked } = facts;
  const { on, page } = found;
  return [
    ...sizeProblem(facts, found, dieline),
    ...(picture ? pictureProblem(picture, found) : []),
    ...bleedProblem(findBleed(facts, dieline), found),
    ...fonts.map((font) =>
      warning(
        {
          code: "font",
          words: `The font ${font} of ${on} is not in the file. Embed it, or turn its text into paths.`,
        },
        page,
      ),
    ),
    ...(isLinked
      ? [
          warning(
            {
              code: "linked",
              words: `A picture of ${on} is not in the file, and will be missing. Embed it.`,
            },
            page,
          ),
        ]
      : []),
    ...(rgb
      ? [
          warning(
            { code: "rgb", words: `Colours of ${on} are RGB. They change a little when printed.` },
            page,
          ),
        ]
      : []),
    ...(line && line.points < HAIRLINE
      ? [
          warning(
            {
              code: "hairline",
              words: `A line of ${on}, ${placeWords(line)}, is ${points(line.points)} pt thin. Below ${HAIRLINE} pt it may vanish.`,
            },
            page,
          ),
        ]
      : []),
  ];
}

const withBleed = ({ width, height }: Dieline): Dieline => ({
  width: width + 2 * BLEED_MM,
  height: height + 2 * BLEED_MM,
});

/** A file that marks no trim may be as large as the dieline, or as the dieline with its bleed. */
function sizeProblem({ trim, bleed }: PageFacts, { page, on }: Found, dieline: Dieline | null) {
  if (!trim || !dieline || isSameSize(trim, dieline)) return [];
  if (bleed === null && isSameSize(trim, withBleed(dieline))) return [];
  const advice =
    bleed === null
      ? `Make it as large as the dieline, or ${BLEED_MM} mm larger on each side.`
      : "Set the trim box of the page to the dieline.";
  const name = withCapital(on);
  const words = `${name} is ${sizeWords(trim)}, and the dieline ${sizeWords(dieline)}. ${advice}`;
  return [error({ code: "trim", words }, page)];
}

/** Null where it cannot be told, as of a picture without a size. */
function findBleed({ trim, bleed }: PageFacts, dieline: Dieline | null): number | null {
  if (bleed !== null) return bleed;
  return trim && dieline && isSameSize(trim, dieline) ? 0 : null;
}

function bleedProblem(bleed: number | null, { page, on }: Found): Finding[] {
  if (bleed === null || bleed >= BLEED_MM - 0.05) return [];
  const words = `The bleed of ${on} is ${mm(bleed)} mm. Let what touches the edge go ${BLEED_MM} mm beyond it.`;
  return [warning({ code: "bleed", words }, page)];
}

function pictureProblem(
  picture: { ppi: number; x: number; y: number },
  { page, on, isPicture }: Found,
): Finding[] {
  const { ppi } = picture;
  const name = isPicture ? "The picture" : `The picture of ${on}, ${placeWords(picture)},`;
  const what = `${name} has ${Math.floor(ppi)} ppi.`;
  if (ppi < LEAST_PPI) {
    const words = `${what} It is too coarse to print: use one of ${GOOD_PPI} ppi or more.`;
    return [error({ code: "resolution", words }, page)];
  }
  if (ppi >= GOOD_PPI) return [];
  return [
    warning(
      { code: "resolution", words: `${what} From ${GOOD_PPI} ppi on it prints sharp.` },
      page,
    ),
  ];
}

function inksProblem(pages: readonly PageFacts[], { colours }: Expected): Finding[] {
  const inks = inksIn(pages);
  if (colours === null || inks.length <= colours) return [];
  const words = `The file uses ${counted(inks.length, "ink")} (${inks.join(", ")}), and ${counted(colours, "colour")} ${colours === 1 ? "is" : "are"} ordered.`;
  return [warning({ code: "inks", words })];
}

/** The inks of all pages, each once. */
export const inksIn = (pages: readonly PageFacts[]): string[] => [
  ...new Set(pages.flatMap((page) => page.inks)),
];

const mm = (length: number) => String(Math.round(length * 10) / 10);
const points = (width: number) => String(Math.round(width * 100) / 100);
const sizeWords = ({ width, height }: Dieline) => `${mm(width)} × ${mm(height)} mm`;

const placeWords = ({ x, y }: { x: number; y: number }) =>
  `${Math.round(x)} mm from the left and ${Math.round(y)} mm from the top`;

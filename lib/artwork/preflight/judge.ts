import type { Finding } from "./findings";
import { counted } from "@/lib/base/text/counts";
import type { PageFacts, PdfFacts } from "./facts";

/** What a line is printed as; null where nothing was agreed. */
export interface Expected {
  /** Printed sides, each a page of the file. */
  faces: number | null;
  /** Inks that were bought. */
  colours: number | null;
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
  ...{ code, severity: "error", page, words },
});

const warning = ({ code, words }: Said, page: number | null = null): Finding => ({
  ...{ code, severity: "warning", page, words },
});

export const BROKEN = error({
  code: "broken",
  words: "The file is damaged or was cut off. Save it again and send it anew.",
});

const ENCRYPTED = error({
  code: "encrypted",
  words: "The file is protected by a password. Save it without protection.",
});

/** Says in words what is wrong with a file for printing, and what may become wrong. */
export function judge({ state, count, pages }: PdfFacts, expected: Expected): Finding[] {
  if (state === "broken") return [BROKEN];
  if (state === "encrypted") return [ENCRYPTED];
  const faces = facesProblem(count, expected);
  return [
    ...(faces ? [error(faces)] : []),
    ...pages.flatMap((page, n) => judgePage(page, n + 1)),
    ...inksProblem(pages, expected),
  ];
}

function facesProblem(count: number, { faces }: Expected): Said | null {
  if (faces === null || faces === count) return null;
  return {
    code: "pages",
    words: `The file has ${counted(count, "page")}, and ${counted(faces, "side")} ${faces === 1 ? "is" : "are"} printed. Send one page for each side.`,
  };
}

function judgePage({ bleed, picture, line, rgb, fonts }: PageFacts, page: number): Finding[] {
  const on = `page ${page}`;
  return [
    ...(picture ? pictureProblem(picture, page) : []),
    ...(bleed < BLEED_MM - 0.05
      ? [
          warning(
            {
              code: "bleed",
              words: `The bleed of ${on} is ${mm(bleed)} mm. Let what touches the edge go ${BLEED_MM} mm beyond it.`,
            },
            page,
          ),
        ]
      : []),
    ...fonts.map((font) =>
      warning(
        {
          code: "font",
          words: `The font ${font} of ${on} is not in the file. Embed it, or turn its text into paths.`,
        },
        page,
      ),
    ),
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

function pictureProblem(picture: { ppi: number; x: number; y: number }, page: number): Finding[] {
  const { ppi } = picture;
  const what = `The picture of page ${page}, ${placeWords(picture)}, has ${Math.floor(ppi)} ppi.`;
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
  const inks = [...new Set(pages.flatMap((page) => page.inks))];
  if (colours === null || inks.length <= colours) return [];
  const words = `The file uses ${counted(inks.length, "ink")} (${inks.join(", ")}), and ${counted(colours, "colour")} ${colours === 1 ? "is" : "are"} ordered.`;
  return [warning({ code: "inks", words })];
}

const mm = (length: number) => String(Math.round(length * 10) / 10);
const points = (width: number) => String(Math.round(width * 100) / 100);

const placeWords = ({ x, y }: { x: number; y: number }) =>
  `${Math.round(x)} mm from the left and ${Math.round(y)} mm from the top`;

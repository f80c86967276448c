import { withCapital } from "@/lib/base/text/capital";
import { counted } from "@/lib/base/text/counts";
import type { Dieline } from "@/lib/pricing/dieline";
import type { Finding } from "./findings";
import type { FileFacts, PageFacts } from "./facts";
import { inkKey } from "./made-to-measure";
import { checkBleed, checkSize } from "./check-size";
import { checkPlacedPicture, checkPixels } from "./check-resolution";
import { error, placeWords, points, warning, type Found, type FindingText } from "./finding";

/** Expectations of a line; null where nothing was agreed. */
export interface Expected {
  /** Number of printed sides, each a page of the file. */
  faces: number | null;
  /** Number of inks ordered. */
  colours: number | null;
  /** Their names, if all are known. */
  inks: readonly string[] | null;
  /** Trim size of every page. */
  dieline: Dieline | null;
  /** The largest face, when the flat size is unknown. */
  face: Dieline | null;
}

/** Expectations that bind no artwork. */
export const UNBOUND: Expected = {
  faces: null,
  colours: null,
  inks: null,
  dieline: null,
  face: null,
};

/** The thinnest printable line, in points. */
const HAIRLINE = 0.25;

const BROKEN = error({
  code: "broken",
  words: "The file is damaged or was cut off. Save it again and send it anew.",
});

const LARGE = error({
  code: "large",
  words: "The picture has more than 50 million pixels. Save it as a PDF, or smaller.",
});

const ENCRYPTED = error({
  code: "encrypted",
  words: "The file is protected by a password. Save it without protection.",
});

/** Lists the errors and warnings of a file for printing. */
export function checkFile({ state, form, count, pages }: FileFacts, expected: Expected): Finding[] {
  if (state === "broken") return [BROKEN];
  if (state === "large") return [LARGE];
  if (state === "encrypted") return [ENCRYPTED];
  // A picture has no pages: it may be meant for each side.
  const faces = form === "pages" ? facesProblem(count, expected) : null;
  const isEmpty = pages.every(({ isBlank }) => isBlank);
  return [
    ...(faces ? [error(faces)] : []),
    ...pages.flatMap((page, n) => [
      ...checkContent(page, toPlace(form, n + 1), isEmpty),
      ...checkPage(page, toPlace(form, n + 1), expected),
    ]),
    ...inksProblem(pages, expected),
  ];
}

function toPlace(form: FileFacts["form"], page: number): Found {
  if (form === "pages") return { page, on: `page ${page}`, form };
  return { page: null, on: `the ${form}`, form };
}

function facesProblem(count: number, { faces }: Expected): FindingText | null {
  if (faces === null || faces === count) return null;
  return {
    code: "pages",
    words: `The file has ${counted(count, "page")}, and ${counted(faces, "side")} ${faces === 1 ? "is" : "are"} printed. Send one page for each side.`,
  };
}

/** A blank page among others may be intended. */
function checkContent({ isDamaged, isBlank }: PageFacts, { page, on }: Found, isEmpty: boolean) {
  const name = withCapital(on);
  if (isDamaged) {
    const words = `A part of ${on} is missing: the file is damaged or was cut off. Save it again and send it anew.`;
    return [error({ code: "damaged", words }, page)];
  }
  if (!isBlank) return [];
  const what = `${name} is blank: nothing of it would be printed.`;
  const [t, advice] = isEmpty
    ? [error, "Switch its layers on, or add its artwork, and save the file again."]
    : [warning, "Add its artwork, unless this side stays empty."];
  return [t({ code: "blank", words: `${what} ${advice}` }, page)];
}

function checkPage(facts: PageFacts, found: Found, expected: Expected): Finding[] {
  const { dieline } = expected;
  const { picture, pixels, line, rgb, fonts, isLinked } = facts;
  const { on, page } = found;
  const warn = (code: string, words: string) => warning({ code, words }, page);
  return [
    ...checkSize(facts, found, dieline),
    ...(picture ? checkPlacedPicture(picture, found) : []),
    ...(pixels ? checkPixels(pixels, expected) : []),
    ...checkBleed(facts, found, dieline),
    ...fonts.map((font) =>
      warn(
        "font",
        `The font ${font} of ${on} is not in the file. Embed it, or turn its text into paths.`,
      ),
    ),
    ...(isLinked
      ? [warn("linked", `A picture of ${on} is not in the file, and will be missing. Embed it.`)]
      : []),
    ...(rgb
      ? [
          warn(
            "rgb",
            `Colours of ${on} are RGB, and change a little when printed. Convert them to CMYK to choose how.`,
          ),
        ]
      : []),
    ...checkOverprint(facts, found),
    ...(line && line.points < HAIRLINE
      ? [
          warn(
            "hairline",
            `A line of ${on}, ${placeWords(line)}, is ${points(line.points)} pt thin, and may vanish. Make it at least ${HAIRLINE} pt.`,
          ),
        ]
      : []),
  ];
}

function checkOverprint({ overprinted, isWhiteLost }: PageFacts, { page, on }: Found): Finding[] {
  const warn = (words: string) => warning({ code: "overprint", words }, page);
  return [
    ...(isWhiteLost
      ? [
          warn(
            `White of ${on} is set to overprint, and will not be seen where it lies on a colour. Switch its overprint off.`,
          ),
        ]
      : []),
    ...(overprinted.length > 0
      ? [
          warn(
            `Of ${on}, ${overprinted.join(", ")} is set to overprint, and mixes with the colours below it. Switch the overprint off, unless you mean it.`,
          ),
        ]
      : []),
  ];
}

function inksProblem(pages: readonly PageFacts[], expected: Expected): Finding[] {
  const { colours, inks: ordered } = expected;
  const inks = inksIn(pages);
  if (colours !== null && inks.length > colours) {
    const words = `The file uses ${counted(inks.length, "ink")} (${inks.join(", ")}), and ${counted(colours, "colour")} ${colours === 1 ? "is" : "are"} ordered. Take inks away, or write to us about another price.`;
    return [warning({ code: "inks", words })];
  }
  const keys = new Set(ordered?.map(inkKey));
  const others = inks.filter((ink) => !keys.has(inkKey(ink)));
  if (!ordered || others.length === 0) return [];
  const words = `The file uses ${others.join(", ")}, and the inks ordered are ${ordered.join(", ")}. Change its inks, or write to us.`;
  return [warning({ code: "inks", words })];
}

/** The inks of all pages, each once. */
export const inksIn = (pages: readonly PageFacts[]): string[] => [
  ...new Set(pages.flatMap((page) => page.inks)),
];

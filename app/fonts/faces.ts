import localFont from "next/font/local";

/** Headings: a Clarendon, as on crate labels. It has one weight, so the browser must not synthesise bold. */
const besley = localFont({
  src: "./besley-560.woff2",
  weight: "100 900",
  variable: "--face-display",
  adjustFontFallback: "Times New Roman",
  display: "swap",
});

const publicSans = localFont({
  src: "./public-sans-latin.woff2",
  weight: "400 700",
  variable: "--face-text",
  adjustFontFallback: "Arial",
  display: "swap",
});

/**
 * The rupee sign is in another file of the family. It comes first in the stack, because each family adds a metric
 * fallback that would otherwise draw the sign first.
 */
const rupee = localFont({
  src: "./public-sans-rupee.woff2",
  weight: "400 700",
  variable: "--face-rupee",
  adjustFontFallback: false,
  preload: false,
  display: "swap",
  declarations: [{ prop: "unicode-range", value: "U+20B9" }],
});

/** Only Hindi pages contain its characters, so no other page loads it. */
const devanagari = localFont({
  src: "./noto-devanagari.woff2",
  weight: "400 700",
  variable: "--face-devanagari",
  adjustFontFallback: false,
  preload: false,
  display: "swap",
  declarations: [{ prop: "unicode-range", value: "U+900-97F, U+200C-200D, U+25CC" }],
});

/** Class names that define the font variables of globals.css. */
export const fontVariables = [besley, publicSans, rupee, devanagari]
  .map(({ variable }) => variable)
  .join(" ");

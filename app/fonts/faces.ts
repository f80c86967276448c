import localFont from "next/font/local";

/** Headings: a Clarendon, as on crate labels. One weight, so the browser must not thicken it. */
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
 * The rupee sign lies in another file of the family. It stands first in the stack, because each
 * family brings a metric fallback that would draw the sign before the stack got here.
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

/** Class names that make the font variables of globals.css available. */
export const fontVariables = `${besley.variable} ${publicSans.variable} ${rupee.variable}`;

import type { CSSProperties } from "react";
import * as brand from "@/lib/base/brand";

/**
 * The shop's colours by their use in an email. The light colours are inlined in each element, because mail programs do
 * not support custom properties; the dark ones are applied by class where a program knows the reader's theme. Text and
 * background have a contrast of at least 4.5:1 in both. An email's background is a shade darker than a page's in the
 * light theme, and equal to it in the dark theme.
 */
function places(theme: typeof brand.light | typeof brand.dark, ground: string) {
  return {
    ground,
    paper: theme.card,
    ink: theme.foreground,
    muted: theme["muted-foreground"],
    link: theme.link,
    button: theme.primary,
    buttonText: theme["primary-foreground"],
    band: theme.band,
    bandText: theme["band-foreground"],
    bandMuted: theme["band-muted"],
    kraft: theme.kraft,
    kraftLine: theme["kraft-line"],
    rule: theme.border,
  };
}

const light = places(brand.light, brand.light.muted);
const dark = places(brand.dark, brand.dark.background);

/** Fonts that need no download; the first ones resemble the shop's own. */
export const fonts = {
  display: "Rockwell, 'Roboto Slab', 'Iowan Old Style', 'Palatino Linotype', Georgia, serif",
  text: "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  stamp: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Courier New', monospace",
} as const;

type Colour = keyof typeof light;

interface Look {
  text?: Colour;
  fill?: Colour;
  line?: Colour;
  /** How it changes on a phone, by a class of the style sheet below. */
  fit?: "gutter" | "column" | "wide";
}

/** Returns the class and style of an element: light colours inline, dark ones and phone layout by class. */
export function look({ text, fill, line, fit }: Look, style: CSSProperties = {}) {
  const classes = [fit, text && `text-${text}`, fill && `fill-${fill}`, line && `line-${line}`];
  return {
    className: classes.filter(Boolean).join(" "),
    style: {
      ...style,
      ...(text && { color: light[text] }),
      ...(fill && { backgroundColor: light[fill] }),
      ...(line && { borderColor: light[line] }),
    },
  };
}

const darkRules = Object.entries(dark)
  .map(
    ([name, colour]) =>
      `.text-${name}{color:${colour}!important}` +
      `.fill-${name}{background-color:${colour}!important}` +
      `.line-${name}{border-color:${colour}!important}`,
  )
  .join("");

/** Rules that cannot be inlined: the dark theme, and the phone layout. */
export const STYLE_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
table{border-collapse:collapse}
a{text-underline-offset:2px}
@media (max-width:520px){.gutter{padding-left:20px!important;padding-right:20px!important}.column{display:block!important;width:100%!important;padding-left:0!important;padding-right:0!important}.column+.column{padding-top:24px!important}.wide{width:100%!important}}
@media (prefers-color-scheme:dark){${darkRules}}`;

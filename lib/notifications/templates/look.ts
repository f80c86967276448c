import { html, type Html } from "../html";
import { dark, light } from "./palette";

type Colour = keyof typeof light;

interface Look {
  text?: Colour;
  fill?: Colour;
  line?: Colour;
  /** Everything but the colours. */
  css?: string;
  /** Classes of the sheet below. */
  fit?: "gutter" | "column" | "wide";
}

/** The class and style of an element: light colours in place, dark ones and phones by class. */
export function look({ text, fill, line, css = "", fit }: Look): Html {
  const classes = [fit, text && `text-${text}`, fill && `fill-${fill}`, line && `line-${line}`];
  const styles = [
    css,
    text && `color:${light[text]}`,
    fill && `background-color:${light[fill]}`,
    line && `border-color:${light[line]}`,
  ];
  const present = (values: (string | undefined)[]) => values.filter(Boolean);
  return html`class="${present(classes).join(" ")}" style="${present(styles).join(";")}"`;
}

const darkRules = Object.entries(dark)
  .map(
    ([name, colour]) =>
      `.text-${name}{color:${colour}!important}` +
      `.fill-${name}{background-color:${colour}!important}` +
      `.line-${name}{border-color:${colour}!important}`,
  )
  .join("");

/** What cannot stand in an element: the dark theme, and what changes on a phone. */
export const SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
table{border-collapse:collapse}
a{text-underline-offset:2px}
@media (max-width:520px){.gutter{padding-left:20px!important;padding-right:20px!important}.column{display:block!important;width:100%!important;padding-left:0!important;padding-right:0!important}.column+.column{padding-top:24px!important}.wide{width:100%!important}}
@media (prefers-color-scheme:dark){${darkRules}}`;

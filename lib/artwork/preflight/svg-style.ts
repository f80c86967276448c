/** Styles of SVG elements relevant for print: attributes, simple CSS rules and `style`. */

const PROPERTIES = [
  "fill",
  "stroke",
  "stroke-width",
  "font-family",
  "display",
  "visibility",
  "stop-color",
] as const;

type Property = (typeof PROPERTIES)[number];

export type Style = Partial<Record<Property, string>>;

const PROPERTY_NAMES = new Set<string>(PROPERTIES);

const MOST_RULES = 5000;

/** Longer values contain nothing that is read here. */
const LONGEST = 500;

function parseDeclarations(text: string): Style {
  const style: Style = {};
  for (const declaration of text.split(";")) {
    const colon = declaration.indexOf(":");
    const name = declaration.slice(0, colon).trim().toLowerCase();
    if (!PROPERTY_NAMES.has(name)) continue;
    style[name as Property] = declaration
      .slice(colon + 1, colon + LONGEST)
      .replace(/!important/i, "")
      .trim();
  }
  return style;
}

export class StyleSheet {
  readonly #rules = new Map<string, Style>();
  /** Embedded font families. */
  readonly embedded = new Set<string>();

  /** Reads rules for an element, a class or an id; skips other selectors and nested rules. */
  read(css: string): void {
    for (const block of css.replace(/\/\*[^]*?\*\//g, "").split("}")) {
      const brace = block.lastIndexOf("{");
      if (brace < 0 || this.#rules.size > MOST_RULES) continue;
      const selectors = block.slice(block.lastIndexOf("{", brace - 1) + 1, brace).trim();
      const body = block.slice(brace + 1);
      if (selectors.startsWith("@font-face")) this.#readFont(body);
      else this.#add(selectors, parseDeclarations(body));
    }
  }

  #readFont(body: string): void {
    const family = getFamily(parseDeclarations(body)["font-family"]);
    if (family && /url\(\s*["']?data:/i.test(body)) this.embedded.add(family);
  }

  #add(selectors: string, style: Style): void {
    for (const selector of selectors.split(",")) {
      const name = selector.trim();
      this.#rules.set(name, { ...this.#rules.get(name), ...style });
    }
  }

  /** The style of an element whose parent has the style `parent`. */
  styleOf(name: string, attributes: Readonly<Record<string, string>>, parent: Style): Style {
    const own: Style = {};
    for (const property of PROPERTIES) {
      const value = attributes[property];
      if (value !== undefined) own[property] = value.slice(0, LONGEST).trim();
    }
    const classes = (attributes.class ?? "").slice(0, LONGEST).split(/\s+/).filter(Boolean);
    const selectors = [
      name,
      ...classes.flatMap((each) => [`.${each}`, `${name}.${each}`]),
      `#${attributes.id ?? ""}`,
    ];
    return Object.assign(
      { ...parent },
      own,
      ...selectors.map((selector) => this.#rules.get(selector)),
      parseDeclarations(attributes.style ?? ""),
    ) as Style;
  }
}

/** The first family of a list, without its quotes. */
export const getFamily = (families: string | undefined): string =>
  (families ?? "").split(",", 1)[0]?.replace(/["']/g, "").trim() ?? "";

const WITHOUT_COLOUR = /^(none|transparent|inherit|currentcolor|context-\w+|initial|unset)$|^url\(/;
const NEUTRAL_NAME = /^(black|white|silver|gainsboro|whitesmoke|(dark|dim|light)?gr[ae]y)$/;
const OF_A_PRESS = /icc-color\(|device-cmyk\(/;

/** True for a screen colour; black, white and grey are printed with black alone. */
export function isScreenColour(value: string | undefined): boolean {
  const colour = (value ?? "").trim().toLowerCase();
  if (colour === "" || WITHOUT_COLOUR.test(colour) || OF_A_PRESS.test(colour)) return false;
  if (NEUTRAL_NAME.test(colour)) return false;
  const [, hex] = /^#([\da-f]{3,8})$/.exec(colour) ?? [];
  if (hex) {
    const width = hex.length < 6 ? 1 : 2;
    const [red, green, blue] = [0, 1, 2].map((n) => hex.slice(n * width, (n + 1) * width));
    return red !== green || green !== blue;
  }
  const [red, green, blue] = /^rgba?\(/.test(colour) ? (colour.match(/[\d.]+%?/g) ?? []) : [];
  return red === undefined || red !== green || green !== blue;
}

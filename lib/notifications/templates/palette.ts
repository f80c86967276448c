import * as brand from "@/lib/base/brand";

/**
 * The shop's colours by their place in a mail. The light ones are written into each element, because
 * mail programs know no custom properties; the dark ones follow by class where a program knows the
 * reader's theme. Text pairs keep 4.5:1 in both. The ground of a mail is a shade darker than a page's in
 * the light, and a page's own in the dark.
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

export const light = places(brand.light, brand.light.muted);
export const dark = places(brand.dark, brand.dark.background);

/** Typefaces that are there without being fetched; the first ones resemble the shop's own. */
export const fonts = {
  display: "Rockwell, 'Roboto Slab', 'Iowan Old Style', 'Palatino Linotype', Georgia, serif",
  text: "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  stamp: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Courier New', monospace",
} as const;

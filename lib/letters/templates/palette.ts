/**
 * The colours of app/globals.css, named again because mail programs know no custom properties. The
 * light ones are written into each element; the dark ones follow by class where a program knows the
 * reader's theme. Text pairs keep 4.5:1 in both.
 */
export const light = {
  ground: "#ece3d0",
  paper: "#fcf9f1",
  ink: "#22241f",
  muted: "#565141",
  link: "#1f5a3f",
  button: "#1f4a36",
  buttonText: "#f8f3e7",
  band: "#1c3f2f",
  bandText: "#f3ecdb",
  bandMuted: "#c9d2bd",
  kraft: "#e0c8a1",
  kraftLine: "#b98f58",
  rule: "#d9cdb4",
} as const;

export const dark: Record<keyof typeof light, string> = {
  ground: "#171812",
  paper: "#1f2019",
  ink: "#ece4d2",
  muted: "#b7ae99",
  link: "#a6d0b1",
  button: "#9ac7a6",
  buttonText: "#12261b",
  band: "#12261c",
  bandText: "#ece4d2",
  bandMuted: "#b4c2ab",
  kraft: "#3a2f1f",
  kraftLine: "#6d5636",
  rule: "#3b392e",
};

/** Typefaces that are there without being fetched; the first ones resemble the shop's own. */
export const fonts = {
  display: "Rockwell, 'Roboto Slab', 'Iowan Old Style', 'Palatino Linotype', Georgia, serif",
  text: "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  stamp: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Courier New', monospace",
} as const;

/**
 * The colours of app/globals.css by the names of its custom properties, for places that cannot read CSS variables:
 * mails, the invoice, the browser's frame, the preview picture of links. A test compares the two.
 */
export const light = {
  background: "#f6f1e4",
  foreground: "#22241f",
  card: "#fcf9f1",
  primary: "#1f4a36",
  "primary-foreground": "#f8f3e7",
  muted: "#ece3d0",
  "muted-foreground": "#565141",
  link: "#1f5a3f",
  signal: "#9c4320",
  destructive: "#a3301f",
  kraft: "#e0c8a1",
  "kraft-line": "#b98f58",
  band: "#1c3f2f",
  "band-foreground": "#f3ecdb",
  "band-muted": "#c9d2bd",
  border: "#d9cdb4",
} as const;

export const dark: Record<keyof typeof light, string> = {
  background: "#1a1510",
  foreground: "#ece4d2",
  card: "#231d16",
  primary: "#9ac7a6",
  "primary-foreground": "#12261b",
  muted: "#2e261c",
  "muted-foreground": "#b7ae99",
  link: "#a6d0b1",
  signal: "#e39468",
  destructive: "#f0937f",
  kraft: "#3a2f1f",
  "kraft-line": "#6d5636",
  band: "#12261c",
  "band-foreground": "#ece4d2",
  "band-muted": "#b4c2ab",
  border: "#43382a",
};

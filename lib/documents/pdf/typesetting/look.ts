import { light } from "@/lib/base/brand";
import type { Typeface } from "./typefaces";

/** Colours of the light theme; the background stays white, because the page is printed. */
export const colours = {
  ink: light.foreground,
  muted: light["muted-foreground"],
  green: light.primary,
  onGreen: light["primary-foreground"],
  paper: light.background,
  rule: light.border,
  alert: light.destructive,
} as const;

/** A4 portrait, in points. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  left: 48,
  right: 547.28,
  top: 44,
  /** Where the content of further pages begins, below the running head. */
  furtherTop: 80,
  /** Where the content ends, above the footer. */
  bottom: 768,
} as const;

export const contentWidth = sheet.right - sheet.left;

export interface TextLook {
  typeface: Typeface;
  /** Points. */
  size: number;
  /** From baseline to baseline, in points. */
  lead: number;
  colour: string;
  /** Figures of equal width, for columns. */
  tabular?: boolean;
}

const look = (
  typeface: Typeface,
  size: number,
  lead: number,
  colour: string,
  tabular = false,
): TextLook => ({ typeface, size, lead, colour, tabular });

export const looks = {
  shop: look("display", 19, 22, colours.ink),
  title: look("display", 27, 30, colours.green),
  number: look("strong", 10.5, 14, colours.ink),
  label: look("strong", 8, 12, colours.green),
  text: look("text", 9.5, 13, colours.ink),
  name: look("strong", 9.5, 13, colours.ink),
  quiet: look("text", 9, 12.5, colours.muted),
  note: look("text", 8, 10.5, colours.muted),
  noteFigure: look("text", 8, 10.5, colours.muted, true),
  fine: look("text", 8.5, 11.5, colours.ink),
  mark: look("strong", 9, 13, colours.muted),
  section: look("strong", 9.5, 16, colours.green),
  tableHead: look("strong", 8.5, 12, colours.onGreen),
  figure: look("text", 9.5, 13, colours.ink, true),
  tick: look("text", 15, 13, colours.ink),
  amount: look("strong", 9.5, 13, colours.ink, true),
  totalLabel: look("display", 14, 18, colours.ink),
  total: look("strong", 14, 18, colours.green, true),
  stamp: look("display", 17, 18, colours.alert),
  stampDate: look("strong", 7.5, 9, colours.alert),
  small: look("text", 8, 11, colours.muted),
} as const;

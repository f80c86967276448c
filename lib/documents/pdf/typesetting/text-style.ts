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

export interface TextStyle {
  typeface: Typeface;
  /** Points. */
  size: number;
  /** From baseline to baseline, in points. */
  lead: number;
  colour: string;
  /** Figures of equal width, for columns. */
  tabular?: boolean;
}

const textStyle = (
  typeface: Typeface,
  size: number,
  lead: number,
  colour: string,
  tabular = false,
): TextStyle => ({ typeface, size, lead, colour, tabular });

export const textStyles = {
  shop: textStyle("display", 19, 22, colours.ink),
  title: textStyle("display", 27, 30, colours.green),
  number: textStyle("strong", 10.5, 14, colours.ink),
  label: textStyle("strong", 8, 12, colours.green),
  text: textStyle("text", 9.5, 13, colours.ink),
  name: textStyle("strong", 9.5, 13, colours.ink),
  quiet: textStyle("text", 9, 12.5, colours.muted),
  note: textStyle("text", 8, 10.5, colours.muted),
  noteFigure: textStyle("text", 8, 10.5, colours.muted, true),
  fine: textStyle("text", 8.5, 11.5, colours.ink),
  mark: textStyle("strong", 9, 13, colours.muted),
  section: textStyle("strong", 9.5, 16, colours.green),
  tableHead: textStyle("strong", 8.5, 12, colours.onGreen),
  figure: textStyle("text", 9.5, 13, colours.ink, true),
  tick: textStyle("text", 15, 13, colours.ink),
  amount: textStyle("strong", 9.5, 13, colours.ink, true),
  totalLabel: textStyle("display", 14, 18, colours.ink),
  total: textStyle("strong", 14, 18, colours.green, true),
  stamp: textStyle("display", 17, 18, colours.alert),
  stampDate: textStyle("strong", 7.5, 9, colours.alert),
  small: textStyle("text", 8, 11, colours.muted),
} as const;

import type { ComponentProps } from "react";
import type { SettingKey } from "@/lib/shop/settings/definitions";
import type { GstKey } from "@/lib/shop/settings/gst-settings";

/**
 * All but the settings of two-factor authentication and GST, which have their own tabs; the prefix of invoice numbers is
 * in both places.
 */
export type GeneralKey = "invoicePrefix" | Exclude<SettingKey, "adminsMustUseTwoFactor" | GstKey>;

type InputProps = Pick<ComponentProps<"input">, "inputMode" | "autoComplete" | "placeholder">;

/** Display options of a setting; its label and rules come from `SETTINGS`. */
export interface SettingDefinition extends InputProps {
  key: GeneralKey;
  hint: string;
  /** The kind of control; a text input by default. */
  kind?:
    | "lines"
    | "methods"
    | "paidWhen"
    | "states"
    | "hours"
    | "holidays"
    | "roadDays"
    | "picture"
    | "prefix"
    | "shippingModel"
    | "languages"
    | "words";
  /** Shown before or after a number. */
  unit?: { before: string } | { behind: string };
}

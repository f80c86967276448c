import { z } from "zod";

export const publicSettingsSchema = z.object({
  logoImageUrl: z.string().describe("Empty where the shop's own mark is used"),
  footerCredits: z.string(),
});

export const settingSchema = z.object({
  key: z.string(),
  value: z.string(),
  type: z.enum(["text", "url"]),
  description: z.string().describe("What the setting is called"),
});

export type Setting = z.output<typeof settingSchema>;

/** By key. */
export const settingsSchema = z.record(z.string(), settingSchema);

export type Settings = z.output<typeof settingsSchema>;

export const settingParamsSchema = z.object({ key: z.string().max(60) });

/** The rule of the setting itself stands in definitions.ts. */
export const settingValueSchema = z.object({ value: z.string().max(4000) });

import { PICTURE_BYTES } from "@/lib/files/picture-bytes";
import { z } from "@/lib/base/input/zod";
import { MAX_SETTING } from "./text-rules";

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

/** Settings by key. */
export const settingsSchema = z.record(z.string(), settingSchema);

export type Settings = z.output<typeof settingsSchema>;

export const settingParamsSchema = z.object({ key: z.string().max(60) });

/** Limits of an uploaded logo or favicon. */
export const SETTING_IMAGE = {
  field: "image",
  summary: "The picture: JPEG, PNG, WebP, AVIF or GIF; a favicon has to be square",
  maxFiles: 1,
  maxBytes: PICTURE_BYTES,
} as const;

/** Most settings allow far less; the rule of each is in definitions.ts. */
export const settingValueSchema = z.object({
  value: z.string().max(MAX_SETTING),
  valueRead: z
    .string()
    .max(MAX_SETTING)
    .optional()
    .describe("The value as it was read: another one, which somebody saved since, is not replaced"),
});

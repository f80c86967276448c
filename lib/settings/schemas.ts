import { z } from "zod";

export const publicSettingsSchema = z.object({
  logoImageUrl: z.string().describe("Empty where the shop's own mark is used"),
  footerCredits: z.string(),
});

import { z } from "@/lib/base/input/zod";

export const demoDataSchema = z.object({
  products: z.number().int().describe("Demo products in the catalogue"),
  edited: z.number().int().describe("Those among them that somebody has edited"),
  testimonials: z.number().int().describe("Invented testimonials that the site shows"),
  promoCodes: z
    .array(z.string().meta({ example: "SAVE10" }))
    .describe("Codes without an end that the demo brought"),
  payments: z.boolean().describe("Whether the shop states invented payment details"),
});

export type DemoData = z.output<typeof demoDataSchema>;

export const deleteDemoQuerySchema = z.object({
  confirm: z
    .literal("yes", { error: "Send confirm=yes: this cannot be undone." })
    .describe("yes; without it nothing is removed"),
  edited: z
    .enum(["keep", "remove"])
    .default("remove")
    .describe("keep: demo products that somebody has edited stay, as the shop's own"),
});

export const deletedDemoSchema = z.object({
  products: z.number().int().describe("Demo products that were removed"),
  kept: z.number().int().describe("Those that are the shop's own from now on"),
  testimonials: z.number().int().describe("Invented testimonials that left the site"),
  promoCodes: z.array(z.string().meta({ example: "SAVE10" })).describe("Codes that were removed"),
  payments: z.boolean().describe("Whether invented payment details were removed"),
});

export type EditedDemo = z.output<typeof deleteDemoQuerySchema>["edited"];

export type DeletedDemo = z.output<typeof deletedDemoSchema>;

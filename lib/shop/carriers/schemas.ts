import { oneLine, requiredText } from "@/lib/base/input/fields";
import { atMostCharacters } from "@/lib/base/input/input-texts";
import { storableText } from "@/lib/base/input/storable";
import { z } from "@/lib/base/input/zod";
import { linkProblem } from "./tracking-link";

const LONGEST_LINK = 400;

export const MAX_CARRIERS = 50;

export const carrierSchema = z.object({
  name: requiredText("Carrier", 60).overwrite(storableText),
  trackingLink: oneLine()
    .overwrite(storableText)
    .max(LONGEST_LINK, atMostCharacters(LONGEST_LINK))
    .superRefine((link, context) => {
      const problem = linkProblem(link);
      if (problem) context.addIssue(problem);
    })
    .describe(
      "An https address with {number} where the tracking number belongs; empty where the carrier has no such page",
    ),
});

export type Carrier = z.output<typeof carrierSchema>;

export const carriersSchema = z
  .array(carrierSchema)
  .describe("In the order in which they are offered");

export const replaceCarriersSchema = z.object({
  carriers: carriersSchema
    .max(MAX_CARRIERS, `Keep at most ${MAX_CARRIERS} carriers`)
    .superRefine((carriers, context) => {
      const names = carriers.map(({ name }) => name.toLowerCase());
      names.forEach((name, index) => {
        if (names.indexOf(name) === index) return;
        const message = "This carrier is in the list already";
        context.addIssue({ code: "custom", message, path: [index, "name"] });
      });
    }),
  carriersRead: carriersSchema
    .max(MAX_CARRIERS)
    .optional()
    .describe("The list as it was shown: another one than that is not replaced"),
});

export type ReplaceCarriers = z.output<typeof replaceCarriersSchema>;

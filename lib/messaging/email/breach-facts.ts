import { requiredLines, requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";

const lines = (name: string) => requiredLines(name, 2000);

/**
 * Facts of a personal data breach: each affected person gets the first part, the Data Protection Board all of it
 * (Digital Personal Data Protection Rules 2025, rule 7).
 */
export const breachFactsSchema = z.strictObject({
  reference: requiredText("reference", 80).refine(
    (text) => /^[\w.-]+$/.test(text),
    "Use letters, digits, dots and hyphens alone",
  ),
  nature: lines("nature"),
  extent: lines("extent"),
  when: lines("when"),
  where: lines("where"),
  consequences: lines("consequences"),
  measures: lines("measures"),
  advice: lines("advice"),
  contact: lines("contact"),
  causes: lines("causes"),
  person: lines("person"),
  prevention: lines("prevention"),
});

export type BreachFacts = z.output<typeof breachFactsSchema>;

/** An example of the operator's file. */
export const BREACH_EXAMPLE: BreachFacts = {
  reference: "2026-11-lost-laptop",
  nature: "A laptop with a copy of our order list was stolen.",
  extent:
    "Name, email, phone, address and orders of customers up to 1 November 2026. No passwords and no payment details.",
  when: "On 24 November 2026 between 18:00 and 20:00; we noticed it the next morning.",
  where: "At our office in Noida.",
  consequences: "Somebody may write to you or call you and pretend to be us.",
  measures: "The laptop was locked from afar, and all of its sign-ins were ended.",
  advice:
    "Pay only to the account that stands in your invoice, and call us when a message looks odd.",
  contact: "Meera Nair, grievance officer, privacy@example.in, +91 11 4000 1000.",
  causes: "The laptop was left in an unlocked room, and its disk was not encrypted.",
  person: "Unknown; the police of Noida have the report.",
  prevention: "All laptops now have encrypted disks, and order lists stay in the shop.",
};

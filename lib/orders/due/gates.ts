import { leftOut, requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";

/** Gates that stop an order: approval and advance before production, balance before dispatch. */
export const GATES = ["proof", "advance", "balance"] as const;

export type Gate = (typeof GATES)[number];

const reason = requiredText("Reason", 500);

const namedGates = z
  .array(z.enum(GATES))
  .min(1, "Name the gates that the reason is for.")
  .max(GATES.length);

/** Request fields to override gates with a reason. */
export const overrideShape = {
  override: leftOut(reason).describe(
    "With a status, or a dispatch: why it happens although a proof is not approved or money is missing; by an admin",
  ),
  gates: namedGates
    .optional()
    .describe(
      "The gates that `override` passes, and no other; without it the only one that is closed",
    ),
};

/** Override for one of many orders, naming the gates that the previous answer reported. */
export const overrideSchema = z.object({ override: reason, gates: namedGates });

interface OverrideFields {
  override?: string | undefined;
  gates?: Gate[] | undefined;
}

/** The reason to override gates, and their names; without names, the only closed one. */
export interface Override {
  reason: string;
  gates?: readonly Gate[] | undefined;
}

export const toOverride = ({ override, gates }: OverrideFields): Override | undefined =>
  override ? { reason: override, gates } : undefined;

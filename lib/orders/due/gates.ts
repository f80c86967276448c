import { leftOut, requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";

/** What an order can wait for: approval and advance before production begins, the balance before goods leave. */
export const GATES = ["proof", "advance", "balance"] as const;

export type Gate = (typeof GATES)[number];

const reason = requiredText("Reason", 500);

const namedGates = z
  .array(z.enum(GATES))
  .min(1, "Name the gates that the reason is for.")
  .max(GATES.length);

/** Fields of a request that passes gates for a reason. */
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

/** Of one of many orders, whose closed gates the answer before has named. */
export const overrideSchema = z.object({ override: reason, gates: namedGates });

interface OverrideFields {
  override?: string | undefined;
  gates?: Gate[] | undefined;
}

/** Why gates are passed, and which; without names the only one that is closed. */
export interface Override {
  reason: string;
  gates?: readonly Gate[] | undefined;
}

export const toOverride = ({ override, gates }: OverrideFields): Override | undefined =>
  override ? { reason: override, gates } : undefined;

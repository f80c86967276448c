import { z } from "@/lib/base/input/zod";
import { trackingSchema, type TrackingRequest } from "@/lib/orders/admin-schemas";

/** The form that ships many orders: one carrier, and a tracking number for each order. */

const { carrier: carrierField, number: numberField } = trackingSchema.shape;

const NO_NUMBER = "Enter at least one tracking number, or leave the carrier empty";

export const bulkShippingSchema = z
  .object({
    carrier: z.string().trim(),
    parcels: z.array(z.object({ number: z.string().trim() })),
  })
  .superRefine(({ carrier, parcels }, context) => {
    const complain = (message: string | undefined, ...path: (string | number)[]) => {
      if (message) context.addIssue({ code: "custom", message, path });
    };
    const numbered = parcels.some(({ number }) => number !== "");
    if (numbered) complain(problemMessage(carrierField, carrier), "carrier");
    else if (carrier !== "") complain(NO_NUMBER, "carrier");
    parcels.forEach(({ number }, index) => {
      if (number !== "") complain(problemMessage(numberField, number), "parcels", index, "number");
    });
  });

function problemMessage(field: z.ZodType, value: string): string | undefined {
  return field.safeParse(value).error?.issues[0]?.message;
}

export type BulkShipping = z.output<typeof bulkShippingSchema>;

/** Returns the tracking details of each order that has a number; `orders` are in the order of the form's rows. */
export function trackingByOrder(
  { carrier, parcels }: BulkShipping,
  orders: readonly { _id: string }[],
): Record<string, TrackingRequest> {
  const numbered = orders.flatMap(({ _id }, index) => {
    const number = parcels[index]?.number;
    return number ? [[_id, { carrier, number }] as const] : [];
  });
  return Object.fromEntries(numbered);
}

import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { cacheTags } from "@/lib/http/cache-tags";
import { expireTags } from "@/lib/http/expire-tags";
import { idempotencyKeyOf } from "@/lib/http/idempotency-key";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { placeOrder } from "@/lib/orders/place-order";
import { getShopSettings } from "@/lib/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.placeOrder, async ({ body, headers, ipAddress }) => {
    const { _id, orderId, totalAmount, accessKey, changedProducts, soldOut } = await placeOrder({
      db: prisma(),
      request: body,
      customer: { userId: null, email: guestEmail(body.email) },
      settings: await getShopSettings(),
      idempotencyKey: idempotencyKeyOf(headers),
      ipAddress,
    });
    expireTags(changedProducts.map(cacheTags.product));
    if (soldOut) expireTags([cacheTags.productList]);
    return { body: { _id, orderId, totalAmount, accessKey } };
  }),
});

function guestEmail(email: string | undefined): string {
  if (email) return email;
  const message = "Please fill in the Email field.";
  throw new AppError("invalid_input", message, { fields: { email: message } });
}

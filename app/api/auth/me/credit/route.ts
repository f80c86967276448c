import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { readOwnCredit } from "@/lib/orders/credit";
import { creditAnswer } from "@/lib/payments/payment-answers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getCredit, async ({ db, identity }) => ({
    body: creditAnswer(await readOwnCredit(db, identity)),
  })),
});

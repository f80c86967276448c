import type { PrismaClient } from "@/lib/db/generated/client";
import { writeReview } from "@/lib/fulfilment/reviews/write-review";
import type { Identity } from "@/lib/identity/session/identify";
import { givenUser } from "./factories";
import { moneySteps } from "./money-steps";
import { FROM } from "./order-admin-steps";

interface Author {
  identity?: Identity;
  key?: string;
}

/** Creates customers with delivered orders, and their reviews. */
export function reviewSteps(db: PrismaClient) {
  const { givenTwoLines } = moneySteps(db);

  /** Creates a signed-in account with a unique email. */
  async function givenCustomer() {
    const { id, name, email } = await givenUser(db);
    const identity: Identity = {
      state: "signed-in",
      account: {
        id,
        name,
        email,
        company: null,
        role: "user",
        mustChangePassword: false,
        twoFactorEnabled: false,
        emailVerified: true,
        membership: null,
      },
      session: { id: "", remember: false, expiresAt: new Date("2099-01-01") },
    };
    return { id, identity };
  }

  /** Creates a guest's order of boxes and tape that was delivered `days` ago. */
  async function givenDelivered(days = 0) {
    const order = await givenTwoLines("Delivered");
    const at = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    await db.orderStatusChange.create({
      data: { orderId: order.id, status: "Delivered", at, by: "Meera Nair" },
    });
    return order;
  }

  const review = (
    productId: string,
    { identity = { state: "visitor" }, key }: Author,
    said: { rating?: number; comment?: string; name?: string; order?: string } = {},
  ) =>
    writeReview({
      db,
      productId,
      request: { rating: 5, comment: "Sturdy.", ...said },
      identity,
      key,
      ipAddress: FROM,
    });

  return { givenCustomer, givenDelivered, review };
}

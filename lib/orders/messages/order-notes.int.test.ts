import { describe, expect, it } from "vitest";
import { exportAccount } from "@/lib/account-life/export-account";
import { accountSteps, readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { asha, FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { addOrderNote, listOrderNotes } from "./order-notes";
import { findOrder } from "../read/queries";

const { db } = testDatabase();
const { entries } = orderDeskSteps(db);

describe("internal notes", () => {
  const { registerAsha, signedIn } = accountSteps(db);
  const SECRET = "Pays late, ask for an advance";

  it("are stored with their author, newest first, and audited without their text", async () => {
    const { id, orderId } = await givenOrder(db);
    await addOrderNote({ db, id, text: "First", actor: meera, ipAddress: FROM });
    await addOrderNote({ db, id: orderId, text: SECRET, actor: asha, ipAddress: FROM });
    expect(await listOrderNotes(db, orderId)).toMatchObject([
      { text: SECRET, by: "Asha Verma" },
      { text: "First", by: "Meera Nair" },
    ]);
    expect(await entries("Order Note Created")).toHaveLength(2);
    const unknown = addOrderNote({ db, id: "nothing", text: "x", actor: meera, ipAddress: FROM });
    expect(await readCode(unknown)).toBe("not_found");
    expect(await readCode(listOrderNotes(db, "nothing"))).toBe("not_found");
  });

  it("never reach the customer, neither with the order nor in the account's data", async () => {
    const { token } = await registerAsha();
    const identity = await signedIn(token);
    const { id } = await givenOrder(db, { userId: identity.account.id });
    await addOrderNote({ db, id, text: SECRET, actor: meera, ipAddress: FROM });
    const seen = [
      await findOrder(db, id, { identity }),
      await exportAccount({ db, identity, ipAddress: FROM }),
    ];
    expect(JSON.stringify(seen)).toContain(id);
    expect(JSON.stringify(seen)).not.toContain(SECRET);
  });
});

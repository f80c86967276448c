import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it } from "vitest";
import * as order from "@/app/api/admin/orders/[id]/route";
import * as orders from "@/app/api/admin/orders/status/route";
import * as ownCancel from "@/app/api/orders/[id]/cancel/route";
import type { Role } from "@/lib/base/permissions";
import { accountSteps, EMAIL } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenSession, givenUser } from "@/e2e/steps/factories";
import { updateUser } from "@/lib/identity/users/update-user";

/** Tests what staff roles may do within an endpoint that they may call. */

const { db } = testDatabase();
const { registerAsha, loginToken, signedIn } = accountSteps(db);

let token: string;

async function comeAs(role: Role): Promise<void> {
  await db.user.update({ where: { email: EMAIL }, data: { role, emailVerifiedAt: new Date() } });
  token = await loginToken();
}

beforeEach(registerAsha);

const send = (method: string, body?: object) =>
  new NextRequest("http://localhost:3000/api/x", {
    method,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const of = (id: string) => ({ params: Promise.resolve({ id }) });

const readStatus = async (id: string) =>
  (await db.order.findUniqueOrThrow({ where: { id }, select: { status: true } })).status;

describe("a packer", () => {
  beforeEach(() => comeAs("packer"));

  it("advances an order by one step", async () => {
    const { id } = await givenOrder(db, { proof: "owner" });
    const answer = await order.PATCH(send("PATCH", { status: "Processing" }), of(id));
    expect([answer.status, await readStatus(id)]).toEqual([200, "Processing"]);
  });

  it("cannot cancel another user's order in any way", async () => {
    const { id } = await givenOrder(db, { proof: "owner" });
    const one = await order.PATCH(send("PATCH", { status: "Cancelled" }), of(id));
    const many = await orders.POST(send("POST", { ids: [id], status: "Cancelled" }), of("unused"));
    const asCustomer = await ownCancel.POST(send("POST"), of(id));
    expect([one.status, many.status, asCustomer.status]).toEqual([403, 403, 404]);
    expect(await readStatus(id)).toBe("Pending");
  });

  it("can cancel their own order", async () => {
    const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: EMAIL } });
    const { id } = await givenOrder(db, { userId });
    const answer = await ownCancel.POST(send("POST"), of(id));
    expect([answer.status, await readStatus(id)]).toEqual([200, "Cancelled"]);
  });
});

describe("an accountant", () => {
  it("cannot advance an order", async () => {
    await comeAs("accountant");
    const { id } = await givenOrder(db, { proof: "owner" });
    const answer = await order.PATCH(send("PATCH", { status: "Processing" }), of(id));
    expect([answer.status, await readStatus(id)]).toEqual([403, "Pending"]);
  });
});

describe("changing a role", () => {
  it.each<[Role, Role]>([
    ["admin", "packer"],
    ["packer", "catalogue"],
    ["accountant", "user"],
    ["catalogue", "accountant"],
  ])("from %s to %s ends open sessions at once", async (before, after) => {
    const other = await givenUser(db, { role: "admin", email: "meera@shop.example" });
    await comeAs("admin");
    const admin = await signedIn(token);
    await db.user.update({ where: { id: other.id }, data: { role: before } });
    const session = await givenSession(db, { userId: other.id });
    await updateUser({
      db,
      id: other.id,
      request: { role: after },
      admin,
      ipAddress: "203.0.113.7",
    });
    const row = await db.session.findUniqueOrThrow({ where: { id: session.id } });
    expect(row.revokedAt).not.toBeNull();
  });
});

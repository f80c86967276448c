import { describe, expect, it } from "vitest";
import { createAccount } from "@/lib/identity/accounts/register";
import { deleteAccount } from "@/lib/account-life/delete-account";
import type { Prisma } from "@/lib/db/generated/client";
import { type SignedIn, identify } from "@/lib/identity/session/identify";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { accountSteps, readCode, sessionFor, DEVICE, EMAIL } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { deleteUser } from "@/lib/account-life/delete-user";
import { listUsers } from "./queries";
import type { UpdateUserRequest } from "./schemas";
import { updateUser } from "./update-user";

const { db } = testDatabase();
const { registerAsha, login, loginToken } = accountSteps(db);
const ipAddress = DEVICE.ipAddress;

async function givenAdmin(name: string, data: Partial<Prisma.UserCreateInput> = {}) {
  const email = `${name.toLowerCase()}@shop.example`;
  const { id, token } = await db.$transaction(async (tx) => {
    const account = await createAccount(tx, { name, email, role: "admin", ...data });
    const session = await sessionFor(tx, account);
    return { ...session, id: account.id };
  });
  const identity = (await identify(db, token)) as SignedIn;
  return { id, token, identity };
}

type Admin = Awaited<ReturnType<typeof givenAdmin>>;

const change = (admin: Admin, id: string, request: UpdateUserRequest) =>
  updateUser({ db, id, request, admin: admin.identity, ipAddress });

const remove = (admin: Admin, id: string) =>
  deleteUser({ db, id, admin: admin.identity, ipAddress });

async function givenAsha(emailVerifiedAt: Date | null = new Date()) {
  const { token } = await registerAsha();
  const { id } = await db.user.update({ where: { email: EMAIL }, data: { emailVerifiedAt } });
  return { id, token };
}

const actions = async () =>
  (await auditEntries(db, { actor: "meera@shop.example" })).map((row) => row.action);

describe("an admin", () => {
  it("makes somebody an admin: the sessions end at once, and the log holds before and after", async () => {
    const meera = await givenAdmin("Meera");
    const asha = await givenAsha();
    const changed = await change(meera, asha.id, { role: "admin" });
    expect(changed).toMatchObject({ role: "admin", email: EMAIL });
    expect((await identify(db, asha.token)).state).toBe("expired");
    const [entry] = await auditEntries(db, { action: "User Role Updated" });
    expect(entry?.details).toEqual({
      user: EMAIL,
      changes: { role: { before: "user", after: "admin" } },
    });
  });

  it("makes nobody an admin whose address is not verified", async () => {
    const meera = await givenAdmin("Meera");
    const asha = await givenAsha(null);
    const refusal = await change(meera, asha.id, { role: "admin" }).catch((e: unknown) => e);
    expect(refusal).toMatchObject({
      code: "invalid_input",
      details: { fields: { role: expect.stringContaining("is not verified yet") as string } },
    });
    expect((await identify(db, asha.token)).state).toBe("signed-in");
  });

  it("changes a name without ending sessions, and notes only what changed", async () => {
    const meera = await givenAdmin("Meera");
    const asha = await givenAsha();
    await change(meera, asha.id, { name: "Asha Rao Iyer", company: "Rao Foods" });
    expect((await identify(db, asha.token)).state).toBe("signed-in");
    expect(await actions()).toEqual(["User Updated"]);
  });

  it("writes nothing into the log when nothing changes", async () => {
    const meera = await givenAdmin("Meera");
    const asha = await givenAsha();
    await change(meera, asha.id, { role: "user", deactivated: false });
    expect(await actions()).toEqual([]);
    expect((await identify(db, asha.token)).state).toBe("signed-in");
  });

  it("keeps somebody out and lets them in again; the orders stay theirs", async () => {
    const meera = await givenAdmin("Meera");
    const asha = await givenAsha();
    await givenOrder(db, { userId: asha.id });
    await change(meera, asha.id, { deactivated: true });
    expect((await identify(db, asha.token)).state).toBe("expired");
    expect(await readCode(login())).toBe("forbidden");
    expect(await readCode(login({ password: "not the password" }))).toBe("invalid_credentials");
    await change(meera, asha.id, { deactivated: false });
    expect((await identify(db, await loginToken())).state).toBe("signed-in");
    expect(await db.order.count({ where: { userId: asha.id } })).toBe(1);
  });

  it("ends the invitations into a company of anyone who is kept out", async () => {
    const meera = await givenAdmin("Meera");
    const { id: userId } = await givenAsha();
    await db.company.create({
      data: {
        name: "Rao Foods",
        legalName: "Rao Foods",
        members: { create: { userId, role: "owner" } },
        invitations: {
          create: {
            email: "ravi@example.in",
            role: "owner",
            invitedById: userId,
            expiresAt: new Date(Date.now() + 60_000),
          },
        },
      },
    });
    await change(meera, userId, { name: "Asha R" });
    expect(await db.companyInvitation.count()).toBe(1);
    await change(meera, userId, { deactivated: true });
    expect(await db.companyInvitation.count()).toBe(0);
  });

  it("takes the second factor of an admin who becomes a customer", async () => {
    const meera = await givenAdmin("Meera");
    const asha = await givenAsha();
    await db.user.update({
      where: { id: asha.id },
      data: { role: "admin", twoFactorEnabled: true, twoFactorSecret: "sealed" },
    });
    await change(meera, asha.id, { role: "user" });
    expect((await login()).state).toBe("signed-in");
  });

  it("ends a login that waits for its second factor with the deactivation", async () => {
    const meera = await givenAdmin("Meera");
    const asha = await givenAsha();
    await db.user.update({
      where: { id: asha.id },
      data: { twoFactorEnabled: true, twoFactorSecret: "sealed" },
    });
    expect((await login()).state).toBe("second-factor");
    await change(meera, asha.id, { deactivated: true });
    expect(await db.pendingLogin.count()).toBe(0);
  });

  it("deletes an account; its orders stay without an owner, its log entries stay as they are", async () => {
    const meera = await givenAdmin("Meera");
    const asha = await givenAsha();
    const order = await givenOrder(db, { userId: asha.id });
    const before = await auditEntries(db, { userId: asha.id });
    await remove(meera, asha.id);
    expect(await db.order.findUnique({ where: { id: order.id } })).toMatchObject({ userId: null });
    expect((await identify(db, asha.token)).state).toBe("expired");
    expect(await auditEntries(db, { userId: asha.id })).toEqual(before);
    expect(await readCode(remove(meera, asha.id))).toBe("not_found");
  });

  it.each<UpdateUserRequest>([{ role: "user" }, { deactivated: true }])(
    "cannot do %j to themselves, alone or not",
    async (request) => {
      const meera = await givenAdmin("Meera");
      expect(await readCode(change(meera, meera.id, request))).toBe("not_on_self");
      await givenAdmin("Ravi");
      expect(await readCode(change(meera, meera.id, request))).toBe("not_on_self");
    },
  );

  it("cannot delete themselves here, and renames themselves freely", async () => {
    const meera = await givenAdmin("Meera");
    expect(await readCode(remove(meera, meera.id))).toBe("not_on_self");
    expect(await change(meera, meera.id, { name: "Meera K" })).toMatchObject({ name: "Meera K" });
  });
});

describe("in a race", () => {
  it.each([
    ["demote", (by: Admin, other: Admin) => change(by, other.id, { role: "user" })],
    ["deactivate", (by: Admin, other: Admin) => change(by, other.id, { deactivated: true })],
    ["delete", (by: Admin, other: Admin) => remove(by, other.id)],
  ])("of two admins who %s each other exactly one stays", async (_, act) => {
    const [meera, ravi] = [await givenAdmin("Meera"), await givenAdmin("Ravi")];
    const codes = await Promise.all([readCode(act(meera, ravi)), readCode(act(ravi, meera))]);
    expect(codes.sort()).toEqual(["done", "last_admin"]);
    expect(await db.user.count({ where: { role: "admin", deactivatedAt: null } })).toBe(1);
  });

  it("an admin who has just been demoted changes nobody any more", async () => {
    const [meera, ravi, sita] = [
      await givenAdmin("Meera"),
      await givenAdmin("Ravi"),
      await givenAdmin("Sita"),
    ];
    await change(meera, ravi.id, { role: "user" });
    expect(await readCode(change(ravi, sita.id, { role: "user" }))).toBe("forbidden");
  });

  it("a deactivated admin does not count as the one who stays", async () => {
    const meera = await givenAdmin("Meera");
    await givenAdmin("Ravi", { deactivatedAt: new Date() });
    const leave = deleteAccount({ db, identity: meera.identity, ipAddress });
    expect(await readCode(leave)).toBe("last_admin");
  });
});

describe("the list of users", () => {
  it("is newest first, in pages, and counts the whole", async () => {
    for (const name of ["One", "Two", "Three"]) await givenAdmin(name);
    const first = await listUsers(db, { limit: 2 });
    expect(first.items.map(({ name }) => name)).toEqual(["Three", "Two"]);
    expect([first.total, first.all]).toEqual([3, 3]);
    const remaining = await listUsers(db, { limit: 2, cursor: first.nextCursor ?? "" });
    expect(remaining.items.map(({ name }) => name)).toEqual(["One"]);
    expect(remaining.nextCursor).toBeNull();
  });

  it("shows all who work in the shop, or those of one role", async () => {
    await registerAsha();
    await givenAdmin("Meera");
    await givenAdmin("Ravi", { role: "packer" });
    const { items, total, all } = await listUsers(db, { role: "staff", limit: 10 });
    expect(items.map(({ name }) => name)).toEqual(["Ravi", "Meera"]);
    expect([total, all]).toEqual([2, 3]);
    const packers = await listUsers(db, { role: "packer", limit: 10 });
    expect(packers.items.map(({ name }) => name)).toEqual(["Ravi"]);
  });

  it.each([
    ["MEERA", ["Meera"]],
    ["@shop.EXAMPLE", ["Ravi", "Meera"]],
    ["crafts", ["Ravi"]],
    ["100%", []],
    ["_", []],
  ])("finds %j in name, email and company", async (q, names) => {
    await givenAdmin("Meera");
    await givenAdmin("Ravi", { company: "Ravi Crafts" });
    const { items: users, total, all } = await listUsers(db, { q, limit: 10 });
    expect(users.map(({ name }) => name)).toEqual(names);
    expect([total, all]).toEqual([names.length, 2]);
  });
});

import { describe, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { accountSteps, readCode, DEVICE, EMAIL, PASSWORD } from "@/e2e/steps/account-steps";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { givenAddress, givenOrder } from "@/e2e/steps/factories";
import { placeIn, POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { testDatabase } from "@/e2e/support/database";
import type { CompanyRole } from "@/lib/db/generated/enums";
import { deleteAccount } from "@/lib/account-life/delete-account";
import type { SignedIn } from "@/lib/identity/session/identify";
import { inviteMember } from "@/lib/companies/invite-member";
import { withdrawCompanyInvitation } from "@/lib/companies/withdraw-company-invitation";
import { foundCompany } from "./found-company";
import { listMembers, readCompany } from "./queries";
import { removeMember } from "./remove-member";
import { foundCompanySchema, type InviteMemberRequest } from "./schemas";
import { updateCompany } from "./update-company";
import { updateMember } from "./update-member";

const { db } = testDatabase();
const { registerAsha, signedIn, loginToken } = accountSteps(db);
const { givenCompany, givenMember } = companySteps(db);
const { ipAddress } = DEVICE;
const by = (identity: SignedIn) => ({ db, identity, ipAddress });

const found = (identity: SignedIn, request: object = {}) =>
  foundCompany({
    ...by(identity),
    request: foundCompanySchema.parse({ name: "Rao Foods", ...request }),
  });

const invite = (identity: SignedIn, request: Partial<InviteMemberRequest> = {}) =>
  inviteMember({ ...by(identity), request: { email: EMAIL, role: "buyer", ...request } });

const KARNATAKA = { ...POSTAL_ADDRESS, ...placeIn("Karnataka") };

const entries = async (action: string) =>
  (await auditEntries(db, { action })).map(({ description }) => description);

const readRoles = async (companyId: string) =>
  (await listMembers(db, companyId)).map(({ role }) => role);

describe("founding a company", () => {
  it("makes its founder the owner, of one company only", async () => {
    const asha = await signedIn((await registerAsha()).token);
    const gstins = [{ gstin: "29AAGCB7383J1Z4", billingAddress: KARNATAKA }];
    const company = await found(asha, { gstins });
    expect(company).toMatchObject({ legalName: "Rao Foods", state: "open", role: "owner", gstins });
    expect(company.credit).toBeNull();
    expect(await entries("Company Created")).toEqual([`${EMAIL} founded the company Rao Foods`]);
    expect(await readCode(found(asha))).toBe("already_member");
    const { account } = await signedIn(await loginToken());
    expect(account.membership).toEqual({ companyId: company._id, role: "owner" });
    expect(account.role).toBe("user");
  });

  it("succeeds once for two concurrent attempts", async () => {
    const asha = await signedIn((await registerAsha()).token);
    const codes = await Promise.all([readCode(found(asha)), readCode(found(asha))]);
    expect(codes.toSorted()).toEqual(["already_member", "done"]);
  });

  it("moves the account's credit with its open orders, and nothing else", async () => {
    const asha = await signedIn((await registerAsha()).token);
    const { id: userId } = asha.account;
    await db.user.update({
      where: { id: userId },
      data: { creditDays: 30, creditLimitPaise: 200_000n },
    });
    const open = await givenOrder(db, { userId, paymentMethod: "account" });
    const own = await givenOrder(db, { userId, paymentMethod: "upi" });
    const company = await found(asha);
    expect(company.credit).toEqual({ days: 30, limit: 2000, open: 1122 });
    expect(company.state).toBe("approved");
    const user = await db.user.findUniqueOrThrow({ where: { id: userId } });
    expect(user).toMatchObject({ creditDays: null, creditLimitPaise: null });
    const readCompanyRow = async (id: string) =>
      (await db.order.findUniqueOrThrow({ where: { id } })).companyId;
    expect(await readCompanyRow(open.id)).toBe(company._id);
    expect(await readCompanyRow(own.id)).toBeNull();
    expect(await entries("Company Credit Updated")).toEqual([
      `The credit of ${EMAIL} moved to the company Rao Foods`,
    ]);
  });

  it.each([
    ["a wrong check digit", { gstin: "29AAGCB7383J1Z5", billingAddress: KARNATAKA }],
    [
      "another state",
      { gstin: "29AAGCB7383J1Z4", billingAddress: { ...POSTAL_ADDRESS, state: "Kerala" } },
    ],
    ["no address", { gstin: "29AAGCB7383J1Z4" }],
    ["no number", { gstin: "", billingAddress: KARNATAKA }],
  ])("refuses a GSTIN with %s", (_, registration) => {
    const { success } = foundCompanySchema.safeParse({ name: "Rao", gstins: [registration] });
    expect(success).toBe(false);
  });

  it("accepts each GSTIN once, and at most 20", () => {
    const one = { gstin: "29AAGCB7383J1Z4", billingAddress: KARNATAKA };
    for (const gstins of [[one, one], Array.from({ length: 21 }, () => one)]) {
      expect(foundCompanySchema.safeParse({ name: "Rao", gstins }).success).toBe(false);
    }
  });
});

const CALLS = {
  readCompany: (who: SignedIn) => readCode(readBy(who)),
  updateCompany: (who) => readCode(updateCompany({ ...by(who), request: { name: "Rao" } })),
  invite: (who) => readCode(invite(who)),
  withdraw: (who, { invitation: id }) => readCode(withdrawCompanyInvitation({ ...by(who), id })),
  limitAnother: (who, { another: id }) =>
    readCode(updateMember({ ...by(who), id, request: { limits: { month: 10 } } })),
  removeAnother: (who, { another: id }) => readCode(removeMember({ ...by(who), id })),
} satisfies Record<
  string,
  (who: SignedIn, ids: { another: string; invitation: string }) => Promise<string>
>;

const readBy = async ({ account: { id, membership } }: SignedIn) => {
  if (!membership) throw new Error("not_member");
  return readCompany(db, membership, id);
};

const OWNER_ALONE = { updateCompany: "forbidden", invite: "forbidden", withdraw: "forbidden" };
const MEMBER = {
  ...OWNER_ALONE,
  readCompany: "done",
  limitAnother: "forbidden",
  removeAnother: "forbidden",
};
const GONE = {
  updateCompany: "not_member",
  invite: "not_member",
  withdraw: "not_member",
  limitAnother: "not_member",
  removeAnother: "not_member",
};

it.each<[string, Partial<Record<keyof typeof CALLS, string>>]>([
  ["approver", MEMBER],
  ["buyer", MEMBER],
  ["finance", MEMBER],
  ["viewer", MEMBER],
  ["leaver", GONE],
  ["stranger", GONE],
  [
    "owner of another company",
    { withdraw: "not_found", limitAnother: "not_found", removeAnother: "not_found" },
  ],
  ["owner", Object.fromEntries(Object.keys(CALLS).map((name) => [name, "done"]))],
])("answers %s", async (role, expected) => {
  const { id, members } = await givenCompany();
  const other = await givenCompany();
  const leaver = await givenMember(id, "owner");
  await removeMember({ ...by(leaver.identity), id: leaver.id });
  const stranger = await givenMember(id, "buyer");
  await db.companyMember.delete({ where: { userId: stranger.id } });
  const who: Record<string, SignedIn> = {
    leaver: leaver.identity,
    stranger: {
      ...stranger.identity,
      account: { ...stranger.identity.account, membership: null },
    },
    "owner of another company": other.members.owner.identity,
  };
  const identity = who[role] ?? members[role as CompanyRole].identity;
  const ids = {
    another: (await givenMember(id, "viewer")).id,
    invitation: (await invite(members.owner.identity, { email: "sita@example.in" }))._id,
  };
  const got: Record<string, string> = {};
  for (const [name, call] of Object.entries(CALLS)) {
    if (name in expected) got[name] = await call(identity, ids);
  }
  expect(got).toEqual(expected);
});

describe("members", () => {
  it("have a role and limits, which an owner can change and which are audited", async () => {
    const { id, members } = await givenCompany();
    const change = (request: Parameters<typeof updateMember>[0]["request"]) =>
      updateMember({ ...by(members.owner.identity), id: members.buyer.id, request });
    expect(await change({ limits: { order: 500, month: 1000.5 } })).toMatchObject({
      role: "buyer",
      limits: { order: 500, month: 1000.5 },
      spent: 0,
    });
    expect((await change({ limits: { order: null } })).limits).toEqual({
      order: null,
      month: 1000.5,
    });
    expect(await change({ role: "approver", limits: null })).toMatchObject({
      role: "approver",
      limits: { order: null, month: null },
    });
    await change({ role: "approver" });
    expect(await entries("Company Member Updated")).toHaveLength(3);
    expect(await readRoles(id)).toEqual(["owner", "approver", "approver", "finance", "viewer"]);
  });

  it("can leave; their orders stay, their access ends", async () => {
    const { id, members } = await givenCompany();
    const { buyer } = members;
    const { id: order } = await givenOrder(db, { userId: buyer.id, companyId: id });
    const address = await givenAddress(db, { userId: buyer.id, companyId: id });
    await removeMember({ ...by(buyer.identity), id: buyer.id });
    expect(await readRoles(id)).not.toContain("buyer");
    const left = await db.order.findUniqueOrThrow({ where: { id: order } });
    expect(left).toMatchObject({ companyId: id, userId: buyer.id });
    expect(left.keyExpiresAt.getTime()).toBeLessThanOrEqual(Date.now());
    const kept = await db.address.findUniqueOrThrow({ where: { id: address.id } });
    expect(kept.userId).toBe(members.owner.id);
    expect(await entries("Company Member Deleted")).toEqual([
      `${buyer.email} left the company Rao Foods`,
    ]);
  });

  it("keep one owner: the last cannot leave, be demoted, or delete the account", async () => {
    const asha = await signedIn((await registerAsha()).token);
    const { _id: companyId } = await found(asha);
    const owner = await signedIn(await loginToken());
    const { id } = owner.account;
    const erase = () => deleteAccount({ ...by(owner), currentPassword: PASSWORD });
    expect(await readCode(removeMember({ ...by(owner), id }))).toBe("last_owner");
    const request = { role: "viewer" } as const;
    expect(await readCode(updateMember({ ...by(owner), id, request }))).toBe("last_owner");
    expect(await readCode(erase())).toBe("last_owner");
    await db.company.update({ where: { id: companyId }, data: { state: "closed" } });
    expect(await readCode(erase())).toBe("done");
    expect(await readRoles(companyId)).toEqual([]);
  });

  it("keep one owner when two demote or remove each other concurrently", async () => {
    for (const way of ["demote", "remove"]) {
      const { id, members } = await givenCompany();
      const [one, two] = [members.owner, await givenMember(id, "owner")];
      const against = (who: typeof one, whom: typeof one) =>
        way === "remove"
          ? removeMember({ ...by(who.identity), id: whom.id })
          : updateMember({ ...by(who.identity), id: whom.id, request: { role: "viewer" } });
      await Promise.all([readCode(against(one, two)), readCode(against(two, one))]);
      const owners = (await readRoles(id)).filter((role) => role === "owner");
      expect(owners).toHaveLength(1);
    }
  });
});

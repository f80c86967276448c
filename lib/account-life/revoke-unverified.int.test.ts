import { describe, expect, it } from "vitest";
import { createList, updateList } from "@/lib/orders/lists/write-lists";
import { keepAddress } from "@/lib/identity/addresses/addresses";
import { accountSteps, DEVICE, EMAIL } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenUser } from "@/e2e/steps/factories";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { foundCompany } from "@/lib/companies/found-company";
import { updatePreferences } from "@/lib/identity/accounts/update-preferences";
import { updateProfile } from "@/lib/identity/accounts/update-profile";
import { resetPassword } from "./set-password";
import { signInWithGoogle } from "./sign-in-with-google";

/** A stranger opens an account with another person's address, fills it in, and waits for the owner. */

const { db } = testDatabase();
const { registerAsha, signedIn, linkFor, verify } = accountSteps(db);

async function givenFilledAccount() {
  const { token } = await registerAsha();
  const identity = await signedIn(token);
  const { account } = identity;
  const by = { db, ipAddress: DEVICE.ipAddress };
  await keepAddress({ ...by, account }, { ...POSTAL_ADDRESS, defaultShipping: true });
  const request = { company: "Not the owner's", gstin: "29AAGCB7383J1Z4" };
  await updateProfile({ ...by, identity, request });
  const preferences = { orderUpdates: false, newsletter: false };
  await updatePreferences({ ...by, account, preferences });
  const list = await createList({ ...by, account }, { name: "Pay at evil.example", items: [] });
  await updateList({ ...by, account }, list._id, { everyWeeks: 4 });
  const { id: userId } = account;
  const history = { create: { status: "Pending", by: "Asha", userId } } as const;
  return givenOrder(db, { userId, email: EMAIL, history });
}

const PROFILE = { issuer: "https://accounts.google.com", subject: "g-1", name: "Asha" };

const WAYS: Record<string, () => Promise<unknown>> = {
  "a new password": async () =>
    resetPassword({
      db,
      link: await linkFor("reset_password"),
      password: "a new good one",
      ipAddress: DEVICE.ipAddress,
    }),
  Google: () =>
    signInWithGoogle({
      db,
      profile: { ...PROFILE, email: EMAIL, emailVerified: true },
      device: DEVICE,
      flow: { secret: "this browser" },
    }),
};

const left = async (orderId: string) => {
  const { company, gstin, orderUpdates } = await db.user.findUniqueOrThrow({
    where: { email: EMAIL },
  });
  const { proof, emailProven } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
  const addresses = await db.address.count();
  const turns = await db.savedList.count({ where: { everyWeeks: { not: null } } });
  return { company, gstin, orderUpdates, addresses, turns, proof, emailProven };
};

describe("an account that was filled before its address was proven", () => {
  it.each(Object.keys(WAYS))(
    "keeps no address and no GSTIN, and vouches for no order, where its owner comes by %s",
    async (way) => {
      const { id } = await givenFilledAccount();
      await WAYS[way]?.();
      const nothing = { company: null, gstin: null, orderUpdates: true, addresses: 0, turns: 0 };
      expect(await left(id)).toEqual({ ...nothing, proof: null, emailProven: false });
    },
  );

  it("keeps all and vouches for its orders where the account's owner proves the address", async () => {
    const { id } = await givenFilledAccount();
    await verify(await linkFor("verify_email"));
    const said = { company: "Not the owner's", gstin: "29AAGCB7383J1Z4", orderUpdates: false };
    expect(await left(id)).toEqual({
      ...said,
      addresses: 1,
      turns: 1,
      proof: "account",
      emailProven: true,
    });
  });

  it("keeps all where a proven one is given a new password", async () => {
    const { id } = await givenFilledAccount();
    await verify(await linkFor("verify_email"));
    await WAYS["a new password"]?.();
    expect(await left(id)).toMatchObject({ addresses: 1, gstin: "29AAGCB7383J1Z4" });
  });

  it.each(
    Object.keys(WAYS).flatMap((way) => [
      { way, role: "owner", state: "open" } as const,
      { way, role: "buyer", state: "closed" } as const,
    ]),
  )("leaves its company to the other $role, $state, where its owner comes by $way", async (row) => {
    const { way, role, state } = row;
    const identity = await signedIn((await registerAsha()).token);
    const request = { name: "Rao Foods", gstins: [] };
    const { ipAddress } = DEVICE;
    const { _id: companyId } = await foundCompany({ db, request, identity, ipAddress });
    const { id: other } = await givenUser(db);
    await db.companyMember.create({ data: { userId: other, companyId, role } });
    const invited = { email: "evil@example.in", role: "owner", companyId } as const;
    await db.companyInvitation.create({
      data: { ...invited, invitedById: identity.account.id, expiresAt: new Date("2099-01-01") },
    });
    await WAYS[way]?.();
    expect(await db.companyMember.findMany({ select: { userId: true } })).toEqual([
      { userId: other },
    ]);
    expect(await db.companyInvitation.count()).toBe(0);
    expect(await db.company.findFirst({ select: { state: true } })).toEqual({ state });
  });
});

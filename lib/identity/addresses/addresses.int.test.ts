import { beforeEach, describe, expect, it } from "vitest";
import { exportAccount } from "@/lib/account-life/export-account";
import type { SignedIn } from "@/lib/identity/session/identify";
import { accountSteps, readCode, DEVICE } from "@/e2e/steps/account-steps";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { givenAddress, givenUser } from "@/e2e/steps/factories";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { deleteAddress, keepAddress, listAddresses, markAddress, updateAddress } from "./addresses";
import type { AddressMarks } from "./schemas";

const { db } = testDatabase();
const { registerAsha, loginToken, signedIn } = accountSteps(db);
const { givenCompany } = companySteps(db);
const { ipAddress } = DEVICE;

let identity: SignedIn;
const owner = () => ({ db, account: identity.account, ipAddress });
const kept = () => listAddresses(db, { id: identity.account.id, membership: null });

const keep = (city: string, marks: AddressMarks = {}) =>
  keepAddress(owner(), { ...POSTAL_ADDRESS, city, ...marks });

/** "Pune: shipping"; only the city for an address that is no default. */
async function defaults(): Promise<string[]> {
  const said = (await kept()).map(({ city, defaultShipping, defaultBilling }) =>
    [city, defaultShipping && "shipping", defaultBilling && "billing"].filter(Boolean).join(" "),
  );
  return said.toSorted();
}

beforeEach(async () => {
  await registerAsha();
  identity = await signedIn(await loginToken());
});

describe("the defaults among kept addresses", () => {
  it("are none until one is made, each of its own kind", async () => {
    await keep("Pune");
    const { _id } = await keep("Delhi", { defaultBilling: true, label: "Office" });
    expect(await defaults()).toEqual(["Delhi billing", "Pune"]);
    expect(await markAddress(owner(), _id, { defaultShipping: true })).toMatchObject({
      label: "Office",
      defaultShipping: true,
      defaultBilling: true,
    });
    await markAddress(owner(), _id, { defaultShipping: false });
    expect(await defaults()).toEqual(["Delhi billing", "Pune"]);
  });

  it("are taken from the address that had them, whichever way another gets them", async () => {
    const pune = await keep("Pune", { defaultShipping: true, defaultBilling: true });
    const delhi = await keep("Delhi", { defaultShipping: true });
    expect(await defaults()).toEqual(["Delhi shipping", "Pune billing"]);
    await updateAddress(owner(), delhi._id, {
      ...POSTAL_ADDRESS,
      city: "Delhi",
      defaultBilling: true,
    });
    expect(await defaults()).toEqual(["Delhi shipping billing", "Pune"]);
    await markAddress(owner(), pune._id, { defaultShipping: true });
    expect(await defaults()).toEqual(["Delhi billing", "Pune shipping"]);
    const changed = (await auditEntries(db)).slice(-2).map(({ details }) => details);
    expect(changed).toContainEqual({
      address: delhi._id,
      changes: { defaultShipping: { before: true, after: false } },
    });
    expect(changed).toContainEqual({
      address: pune._id,
      changes: { defaultShipping: { before: false, after: true } },
    });
  });

  it("stay unique under concurrent changes", async () => {
    const { _id: pune } = await keep("Pune");
    const { _id: delhi } = await keep("Delhi");
    const marks = { defaultShipping: true, defaultBilling: true };
    const requested = [pune, delhi, pune, delhi].map((id) => markAddress(owner(), id, marks));
    await Promise.all([...requested, keep("Mumbai", marks), keep("Surat", marks)]);
    const all = (await defaults()).join();
    expect(all.match(/shipping/g)).toHaveLength(1);
    expect(all.match(/billing/g)).toHaveLength(1);
  });

  it("are held by the database, too", async () => {
    const { id: userId } = identity.account;
    await givenAddress(db, { userId, defaultShipping: true });
    await expect(givenAddress(db, { userId, defaultShipping: true })).rejects.toThrow();
    await givenAddress(db, { userId, defaultBilling: true });
    await expect(givenAddress(db, { userId, defaultBilling: true })).rejects.toThrow();
  });

  it("are no other account's business", async () => {
    const { id: userId } = await givenUser(db);
    const other = await givenAddress(db, { userId, defaultShipping: true });
    await keep("Pune", { defaultShipping: true });
    expect(await readCode(markAddress(owner(), other.id, { defaultShipping: false }))).toBe(
      "not_found",
    );
    expect(await listAddresses(db, { id: userId, membership: null })).toMatchObject([
      { defaultShipping: true },
    ]);
  });

  it("come first, and without one the last used does", async () => {
    const { _id } = await keep("Pune", { defaultShipping: true });
    await keep("Delhi");
    await keep("Surat", { defaultBilling: true });
    const cities = async () => (await kept()).map(({ city }) => city);
    expect(await cities()).toEqual(["Pune", "Surat", "Delhi"]);
    await deleteAddress(owner(), _id);
    expect(await cities()).toEqual(["Surat", "Delhi"]);
    expect(await defaults()).toEqual(["Delhi", "Surat billing"]);
  });

  it("are followed by the last added of those that were used at one moment", async () => {
    const used = { userId: identity.account.id, lastUsedAt: new Date("2026-01-01") };
    for (const city of ["Delhi", "Surat"]) await givenAddress(db, { ...used, city });
    expect((await kept()).map(({ city }) => city)).toEqual(["Surat", "Delhi"]);
  });

  it("make no room for others, however long they were not used", async () => {
    const used = { userId: identity.account.id, lastUsedAt: new Date("2026-01-01") };
    await givenAddress(db, { ...used, city: "Pune", defaultShipping: true });
    await givenAddress(db, { ...used, city: "Delhi", defaultBilling: true });
    for (let n = 0; n < 19; n += 1) await keep(`Town ${n}`);
    const all = await defaults();
    expect(all).toHaveLength(20);
    expect(all).toEqual(expect.arrayContaining(["Delhi billing", "Pune shipping"]));
    expect(all).not.toContain("Town 0");
  });
});

describe("the label of a kept address", () => {
  it("stays when the address is used again or replaced, until it is taken away", async () => {
    const { _id } = await keep("Pune", { label: "Warehouse", defaultShipping: true });
    const marked = { label: "Warehouse", defaultShipping: true };
    expect(await keep("Pune")).toMatchObject({ _id, ...marked });
    const moved = { ...POSTAL_ADDRESS, city: "Delhi" };
    expect(await updateAddress(owner(), _id, moved)).toMatchObject({ city: "Delhi", ...marked });
    expect(await markAddress(owner(), _id, { label: null })).toMatchObject({ label: null });
  });

  it("changes nothing and is not written down where nothing is said", async () => {
    const { _id } = await keep("Pune");
    const before = await db.auditLog.count();
    expect(await markAddress(owner(), _id, {})).toMatchObject({ city: "Pune", label: null });
    expect(await db.auditLog.count()).toBe(before);
  });
});

it("are exported with the account's data, including label and defaults", async () => {
  await keep("Pune", { label: "Warehouse", defaultShipping: true });
  const { addresses } = await exportAccount({ db, identity, ipAddress });
  expect(addresses).toMatchObject([
    { city: "Pune", label: "Warehouse", defaultShipping: true, defaultBilling: false },
  ]);
});

describe("an address of a company", () => {
  it("is visible to its members, and changed by those who order for it", async () => {
    const { id, members } = await givenCompany();
    const other = await givenCompany();
    const as = ({ identity }: typeof members.owner) => ({
      db,
      account: identity.account,
      ipAddress: "203.0.113.7",
    });
    const input = { ...POSTAL_ADDRESS, company: true, defaultShipping: true, label: "Mill" };
    const saved = await keepAddress(as(members.buyer), input);
    expect(saved).toMatchObject({ company: true, defaultShipping: false, label: "Mill" });
    expect((await keepAddress(as(members.owner), input))._id).toBe(saved._id);
    expect(await db.address.count({ where: { companyId: id } })).toBe(1);
    for (const member of Object.values(members)) {
      expect(await listAddresses(db, member.identity.account)).toHaveLength(1);
    }
    const left = { ...members.buyer.identity.account, membership: null };
    expect(await listAddresses(db, left)).toEqual([]);
    expect(await listAddresses(db, other.members.owner.identity.account)).toEqual([]);
    const rename = (who: typeof members.owner) =>
      readCode(markAddress(as(who), saved._id, { label: "Depot" }));
    expect(await readCode(keepAddress(as(members.viewer), input))).toBe("forbidden");
    expect(await rename(members.viewer)).toBe("not_found");
    expect(await rename(other.members.owner)).toBe("not_found");
    expect(await rename(members.approver)).toBe("done");
    await deleteAddress(as(members.owner), saved._id);
    expect(await listAddresses(db, members.buyer.identity.account)).toEqual([]);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { keepAddress } from "@/lib/identity/addresses/addresses";
import { identify } from "@/lib/identity/session/identify";
import { accountSteps, readCode, DEVICE, EMAIL, PASSWORD } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { register } from "@/lib/identity/accounts/register";
import { deleteAccount } from "./delete-account";
import { resetPassword } from "./set-password";
import { signInWithGoogle } from "./sign-in-with-google";

const { db } = testDatabase();
const { registerAsha, login, loginToken, signedIn, linkFor, verify, givenFailures } =
  accountSteps(db);

const PROVIDER = { issuer: "https://accounts.example", subject: "asha at the provider" };
const NEW_PASSWORD = "another kraft string";
const readOwners = async (email: string) =>
  (
    await db.order.findMany({ where: { email }, select: { user: { select: { email: true } } } })
  ).map(({ user }) => user?.email);
const readState = async (token: string) => (await identify(db, token)).state;
const resetBy = async () =>
  resetPassword({
    db,
    link: await linkFor("reset_password"),
    password: NEW_PASSWORD,
    ipAddress: "",
  });
const google = () =>
  signInWithGoogle({
    db,
    profile: { ...PROVIDER, email: EMAIL, emailVerified: true, name: "Asha" },
    flow: { secret: "of the browser that began" },
    device: DEVICE,
  });

describe("an account that a stranger opened with somebody's address", () => {
  let strangers: string;

  beforeEach(async () => {
    await givenOrder(db, { email: EMAIL });
    strangers = (await registerAsha()).token;
  });

  const isTheStrangers = async () =>
    (await readState(strangers)) === "signed-in" || (await readCode(login())) === "done";

  it("gains nothing when the owner of the mailbox opens the link", async () => {
    const link = await linkFor("verify_email");
    expect(await readCode(verify(link, { password: undefined }))).toBe("invalid_input");
    expect(await readOwners(EMAIL)).toEqual([undefined]);
    expect(await db.user.findFirst()).toMatchObject({ emailVerifiedAt: null });
  });

  it("gains nothing by the owner's session of another account, or by a wrong password", async () => {
    const request = { name: "Own", email: "own@example.in", password: PASSWORD };
    const own = await register({ db, request, device: DEVICE });
    const identity = await signedIn(own.token);
    const link = await linkFor("verify_email");
    expect(await readCode(verify(link, { identity, password: undefined }))).toBe("invalid_input");
    expect(await readCode(verify(link, { identity, password: "a guess" }))).toBe("invalid_input");
    expect(await readOwners(EMAIL)).toEqual([undefined]);
  });

  it.each([
    { way: "a new password by email", take: resetBy },
    { way: "the provider's word", take: google },
  ])("is taken from the stranger by $way, with the orders", async ({ take }) => {
    const change = await linkFor("change_email", "stranger@example.in");
    await take();
    expect(await isTheStrangers()).toBe(false);
    expect(await readCode(verify(change))).toBe("invalid_token");
    expect(await readOwners(EMAIL)).toEqual([EMAIL]);
  });
});

describe("the link of a new account", () => {
  beforeEach(async () => {
    await givenOrder(db, { email: EMAIL });
    await registerAsha();
  });

  it("proves the address where its owner is signed in, and ends no session", async () => {
    const [here, elsewhere] = [await loginToken(), await loginToken()];
    const identity = await signedIn(here);
    await verify(await linkFor("verify_email"), { identity, password: undefined });
    expect(await readOwners(EMAIL)).toEqual([EMAIL]);
    expect([await readState(here), await readState(elsewhere)]).toEqual(["signed-in", "signed-in"]);
  });

  it("proves it with the password, once, and ends every session", async () => {
    const token = await loginToken();
    const link = await linkFor("verify_email");
    const outcomes = await Promise.all([readCode(verify(link)), readCode(verify(link))]);
    expect(outcomes.sort()).toEqual(["done", "invalid_token"]);
    expect(await readOwners(EMAIL)).toEqual([EMAIL]);
    expect(await readState(token)).toBe("expired");
  });

  it("is not used up by a wrong password, which counts as one of a login", async () => {
    const link = await linkFor("verify_email");
    expect(await readCode(verify(link, { password: "a guess" }))).toBe("invalid_input");
    await givenFailures(5, -60);
    expect(await readCode(verify(link))).toBe("rate_limited");
    expect(await readCode(login())).toBe("rate_limited");
    await db.rateLimit.deleteMany();
    expect(await readCode(verify(link))).toBe("done");
  });

  it("is refused to a session that ended while it was opened", async () => {
    const identity = await signedIn(await loginToken());
    await db.session.updateMany({ data: { revokedAt: new Date() } });
    expect(await readCode(verify(await linkFor("verify_email"), { identity }))).toBe(
      "unauthenticated",
    );
  });
});

describe("what a claimed order says of its customer", () => {
  const GSTIN = "06AAPFU0939F1ZZ";
  const about = {
    email: EMAIL,
    phone: "+91 98100 12345",
    company: "Greenleaf Foods",
    gstin: GSTIN,
  };
  const offered = async () => ({
    ...(await db.user.findFirst({ select: { company: true, gstin: true } })),
    addresses: await db.address.findMany({ select: { label: true, phone: true, city: true } }),
  });

  it("is offered at the next checkout", async () => {
    const { orderId, phone, city } = await givenOrder(db, about);
    await registerAsha();
    await verify(await linkFor("verify_email"));
    expect(await offered()).toEqual({
      company: "Greenleaf Foods",
      gstin: GSTIN,
      addresses: [{ label: `From order ${orderId}`, phone, city }],
    });
  });

  it("replaces nothing that the account says already", async () => {
    await givenOrder(db, about);
    const { token } = await registerAsha();
    const { account } = await signedIn(token);
    const address = { ...POSTAL_ADDRESS, city: "Pune" };
    await keepAddress({ db, account, ipAddress: "" }, { ...address, label: "Warehouse" });
    await db.user.updateMany({ data: { company: "Asha and Sons", gstin: "29AAGCB7383J1Z4" } });
    await verify(await linkFor("verify_email"));
    expect(await offered()).toEqual({
      company: "Asha and Sons",
      gstin: "29AAGCB7383J1Z4",
      addresses: [{ label: "Warehouse", phone: null, city: "Pune" }],
    });
  });
});

describe("the orders of a deleted account", () => {
  beforeEach(async () => {
    await givenOrder(db, { email: EMAIL });
    await registerAsha();
    await verify(await linkFor("verify_email"));
    const identity = await signedIn(await loginToken());
    await deleteAccount({ db, identity, currentPassword: PASSWORD, ipAddress: "" });
    await givenOrder(db, { email: EMAIL });
  });

  it.each([
    { way: "its link", prove: async () => verify(await linkFor("verify_email")) },
    { way: "a new password", prove: resetBy },
    { way: "the provider", prove: google },
  ])("are not for the next owner of its mailbox, who proves it by $way", async ({ prove }) => {
    await registerAsha();
    await prove();
    expect((await readOwners(EMAIL)).filter((owner) => owner === EMAIL)).toHaveLength(1);
    const kept = await db.order.findMany({ where: { userId: null } });
    expect(kept).toMatchObject([{ ownerDeletedAt: expect.any(Date) as Date }]);
  });
});

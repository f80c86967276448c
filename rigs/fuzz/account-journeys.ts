import { createHash, randomBytes } from "node:crypto";
import path from "node:path";
import { generateSync } from "otplib";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { bearing, json, newEmail, type Journey, type Reach, type Reached } from "./journey";
import { linkTo } from "./mailed-link";
import type { FuzzFile } from "./request-arbitrary";

const PASSWORD = "seventeen paper boxes";
const STEP_SECONDS = 30;

const tokenIn = ({ body }: Reached) => (body as { token: string }).token;

export async function register(reach: Reach, email: string): Promise<string> {
  const person = { name: "Asha Rao", email, password: PASSWORD };
  return tokenIn(await reach("register", json(person)));
}

export const provesTheAddress: Journey = async ({ shop, reach }) => {
  const email = newEmail();
  const bearer = bearing(await register(reach, email));
  const verify = await linkTo(shop, email, "verify");
  await reach("verifyEmail", { ...bearer, ...json({ token: verify }) });
  await reach("exchangeToken", bearer);
  await reach("forgotPassword", json({ email }));
  const reset = await linkTo(shop, email, "reset");
  await reach("resetPassword", json({ token: reset, password: "another kraft string" }));
};

export const joinsTheShop: Journey = async ({ shop, reach, admin }) => {
  const [email, other] = [newEmail(), newEmail()];
  const by = bearing(admin);
  await reach("createInvitation", { ...by, ...json({ email, role: "packer" }) });
  const token = await linkTo(shop, email, "invite");
  await reach("openInvitation", json({ token }));
  await reach("acceptInvitation", json({ token, name: "Ravi Menon", password: PASSWORD }));
  const invited = await reach("createInvitation", {
    ...by,
    ...json({ email: other, role: "catalogue" }),
  });
  const { _id: id } = invited.body as { _id: string };
  await reach("listInvitations", by);
  await reach("withdrawInvitation", { ...by, path: { id } });
};

export const foundsACompany: Journey = async ({ shop, reach, admin }) => {
  const owner = bearing(await register(reach, newEmail()));
  await reach("foundCompany", { ...owner, ...json({ name: "Rao Foods" }) });
  await reach("updateCompany", { ...owner, ...json({ legalName: "Rao Foods Private Limited" }) });
  await reach("getCompany", owner);
  const saved = await reach("keepAddress", { ...owner, ...json(POSTAL_ADDRESS) });
  const { _id: address } = saved.body as { _id: string };
  await reach("handOver", { ...owner, ...json({ kind: "address", id: address }) });
  const requested = json({ email: newEmail(), role: "viewer" });
  const invited = await reach("addMember", { ...owner, ...requested });
  await reach("listCompanyInvitations", owner);
  const path = { id: (invited.body as { _id: string })._id };
  await reach("withdrawCompanyInvitation", { ...owner, path });
  const email = newEmail();
  await reach("inviteMember", { ...owner, ...json({ email, role: "buyer" }) });
  const token = await linkTo(shop, email, "invite");
  await reach("acceptInvitation", json({ token, name: "Ravi Menon", password: PASSWORD }));
  const members = (await reach("listMembers", owner)).body as { _id: string; email: string }[];
  const member = { id: members.find((one) => one.email === email)?._id ?? "" };
  await reach("updateMember", { ...owner, path: member, ...json({ limits: { month: 5000 } }) });
  await reach("removeMember", { ...owner, path: member });
  const listed = (await reach("listCompanies", bearing(admin))).body as { _id: string }[];
  const granted = json({ credit: { days: 30, limit: 50000 } });
  const company = { id: listed[0]?._id ?? "" };
  await reach("manageCompany", { ...bearing(admin), path: company, ...granted });
  const person = { name: "Kiran Das", email: newEmail(), role: "owner" };
  const owed = { amount: 12500, at: new Date().toISOString().slice(0, 10) };
  const entered = { name: `Das Works ${person.email}`, people: [person], openingBalance: owed };
  const made = await reach("addCompany", { ...bearing(admin), ...json(entered) });
  const path2 = { ...bearing(admin), path: { id: (made.body as { _id: string })._id } };
  await reach("getOpening", path2);
  const paid = await reach("payOpening", { ...path2, ...json({ amount: 500, means: "cash" }) });
  const { rows } = paid.body as { rows: { _id: string }[] };
  const payment = { id: path2.path.id, payment: rows.at(-1)?._id ?? "" };
  const mistake = json({ reason: "Another customer's" });
  await reach("reverseOpeningPayment", { ...bearing(admin), path: payment, ...mistake });
  await reach("setOpening", { ...path2, ...json({ ...owed, amount: 12000, reason: "Typing" }) });
  await reach("invitePeople", path2);
  await reach("inviteCompanies", { ...bearing(admin), ...json({ companies: [path2.path.id] }) });
  const text = `name,person,email,role\nPress ${person.email},Ravi Menon,${newEmail()},buyer`;
  const file: FuzzFile = { name: "companies.csv", type: "text/csv", content: { text } };
  const body = { kind: "form" as const, fields: {}, fileField: "file", files: [file] };
  await reach("importCompanies", { ...bearing(admin), query: { dryRun: "true" }, body });
};

export const asksForASecondFactor: Journey = async ({ shop, reach }) => {
  const email = newEmail();
  await register(reach, email);
  await shop.sql(`UPDATE users SET role = 'admin', "emailVerifiedAt" = now() WHERE email = $1`, [
    email,
  ]);
  const login = json({ email, password: PASSWORD });
  const first = bearing(tokenIn(await reach("logIn", login)));
  const setup = await reach("startTwoFactorSetup", {
    ...first,
    ...json({ currentPassword: PASSWORD }),
  });
  const { secret } = setup.body as { secret: string };
  const code = (epoch: number) => json({ twoFactorToken: generateSync({ secret, epoch }) });
  const now = Math.floor(Date.now() / 1000);
  const enabled = await reach("enableTwoFactor", { ...first, ...code(now) });
  const [recovery] = (enabled.body as { recoveryCodes: string[] }).recoveryCodes;
  const { userId } = (await reach("logIn", login)).body as { userId: string };
  const proof = json({ userId, twoFactorToken: recovery });
  const bearer = bearing(tokenIn(await reach("logInWithSecondFactor", proof)));
  // A code works only once, so this uses that of the next time step, which is already accepted.
  const renewed = await reach("renewRecoveryCodes", { ...bearer, ...code(now + STEP_SECONDS) });
  const [last, another] = (renewed.body as { recoveryCodes: string[] }).recoveryCodes;
  const [backup] = await shop.sql<{ id: string }>(
    `INSERT INTO backup_runs (id, "isScheduled", "endedAt", file)
     VALUES (gen_random_uuid(), false, now(), $1) RETURNING id::text`,
    [path.resolve("package.json")],
  );
  const requested = {
    currentPassword: PASSWORD,
    twoFactorToken: another,
    passphrase: PASSWORD + email,
  };
  await reach("downloadBackup", { ...bearer, path: { id: backup?.id ?? "" }, ...json(requested) });
  await reach("disableTwoFactor", { ...bearer, ...json({ twoFactorToken: last }) });
};

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url");

export const comesFromTheProvider: Journey = async ({ shop, reach }) => {
  const email = newEmail();
  await register(reach, email);
  await reach("finishGoogle", { query: { error: "access_denied" } });
  const { headers } = await reach("startGoogle", {});
  const flow = headers.getSetCookie().find((line) => line.includes("sign-in-flow="));
  const [cookie = ""] = (flow ?? "").split(";");
  const browser = /=([^.]*)/.exec(cookie)?.[1] ?? "";
  const code = randomBytes(32).toString("base64url");
  await shop.sql(
    `INSERT INTO sign_in_codes (id, "codeHash", "browserHash", "userId", "expiresAt")
     SELECT gen_random_uuid(), $2, $3, id, now() + interval '1 minute' FROM users WHERE email = $1`,
    [email, sha256(code), sha256(browser)],
  );
  await reach("redeemSignInCode", { headers: { Cookie: cookie }, ...json({ code }) });
};

export const keepsAnAddress: Journey = async ({ reach }) => {
  const bearer = bearing(await register(reach, newEmail()));
  const kept = await reach("keepAddress", { ...bearer, ...json(POSTAL_ADDRESS) });
  const path = { id: (kept.body as { _id: string })._id };
  const moved = json({ ...POSTAL_ADDRESS, address: "2 MG Road" });
  await reach("updateAddress", { path, ...bearer, ...moved });
  await reach("markAddress", { path, ...bearer, ...json({ defaultShipping: true }) });
  await reach("deleteAddress", { path, ...bearer });
};

export const keepsAList: Journey = async ({ reach, admin, product }) => {
  const bearer = bearing(await register(reach, newEmail()));
  const items = [{ product, quantity: 2 }];
  const saved = await reach("createList", { ...bearer, ...json({ name: "Every month", items }) });
  const path = { id: (saved.body as { _id: string })._id };
  const own = { path, ...bearer };
  await reach("listLists", bearer);
  await reach("updateList", { ...own, ...json({ everyWeeks: 4 }) });
  await reach("addToList", { ...own, ...json({ items }) });
  await reach("skipTurn", own);
  await reach("getList", own);
  await reach("fillCart", own);
  await reach("deleteList", own);
  const coded = { ...bearer, path: { id: product } };
  const item = await reach("updateItem", { ...coded, ...json({ code: "BOX-07" }) });
  const named = { path: { id: (item.body as { _id: string })._id } };
  const prices = json({ tiers: [], validUntil: null });
  await reach("setItemPrices", { ...bearing(admin), ...named, ...prices });
};

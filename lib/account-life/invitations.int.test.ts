import { beforeEach, describe, expect, it } from "vitest";
import { createAccount } from "@/lib/identity/accounts/register";
import type { Role } from "@/lib/base/permissions";
import { identify, type SignedIn } from "@/lib/identity/session/identify";
import { checkToken } from "@/lib/identity/session/token";
import { auditEntries } from "@/e2e/steps/audit-steps";
import {
  accountSteps,
  readCode,
  sessionFor,
  tokenIn,
  DEVICE,
  EMAIL,
  PASSWORD,
  VISITOR,
} from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { updateUser } from "@/lib/identity/users/update-user";
import { invitationText } from "@/lib/identity/invitations/invitation-link";
import { invite } from "@/lib/identity/invitations/invite";
import { openInvitation } from "@/lib/identity/invitations/open-invitation";
import { listInvitations } from "@/lib/identity/invitations/queries";
import type { InviteRequest } from "@/lib/identity/invitations/schemas";
import { withdrawInvitation } from "@/lib/identity/invitations/withdraw-invitation";
import { acceptInvitation, type AcceptOptions } from "./accept-invitation";

const { db } = testDatabase();
const { registerAsha, login, loginToken, signedIn } = accountSteps(db);
const { ipAddress } = DEVICE;

async function givenAdmin(name: string): Promise<SignedIn> {
  const email = `${name.toLowerCase()}@shop.example`;
  const token = await db.$transaction(async (tx) => {
    const account = await createAccount(tx, { name, email, role: "admin" });
    return (await sessionFor(tx, account)).token;
  });
  return (await identify(db, token)) as SignedIn;
}

let meera: SignedIn;

beforeEach(async () => {
  meera = await givenAdmin("Meera");
});

const send = (request: Partial<InviteRequest> = {}, admin = meera) =>
  invite({ db, request: { email: EMAIL, role: "packer", ...request }, admin, ipAddress });

const readLink = async (request: Partial<InviteRequest> = {}) =>
  invitationText((await send(request))._id);

const accept = (link: string, given: Partial<AcceptOptions> = {}) =>
  acceptInvitation({ db, link, identity: VISITOR, device: DEVICE, ...given });

const ASHA = { name: "Asha Rao", password: PASSWORD };

const open = (link: string, identity: AcceptOptions["identity"] = VISITOR) =>
  openInvitation({ db, link, identity, ipAddress });

const readRole = async (email = EMAIL) =>
  (await db.user.findUnique({ where: { email }, select: { role: true } }))?.role;

const mails = async () =>
  (
    await db.$queryRaw<{ template: string }[]>`
      SELECT data->>'template' AS template FROM pgboss.job WHERE name = 'mail' ORDER BY created_on`
  ).map(({ template }) => template);

const entries = async (action: string) =>
  (await auditEntries(db, { action })).map(({ actor, description }) => [actor, description]);

const DAY_MS = 24 * 60 * 60 * 1000;

describe("an invitation", () => {
  it("is mailed, listed and told in the log, and gives nobody anything by itself", async () => {
    const invitation = await send();
    expect(invitation).toMatchObject({ email: EMAIL, role: "packer", invitedBy: "Meera" });
    const span = Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt);
    expect(Math.round(span / DAY_MS)).toBe(7);
    expect(await listInvitations(db)).toEqual([invitation]);
    expect(await mails()).toEqual(["invitation"]);
    expect(await entries("Invitation Created")).toEqual([
      ["meera@shop.example", `${EMAIL} was invited as packer`],
    ]);
    expect(await readRole()).toBeUndefined();
  });

  it("opens an account with its role, once, whose address is proven by it", async () => {
    const guests = await givenOrder(db, { email: EMAIL });
    const link = await readLink();
    expect(await open(link)).toMatchObject({ email: EMAIL, role: "packer", account: "new" });
    const token = await tokenIn(accept(link, ASHA));
    const { account } = await signedIn(token);
    expect(account).toMatchObject({ email: EMAIL, role: "packer", emailVerified: true });
    const order = await db.order.findUniqueOrThrow({ where: { id: guests.id } });
    expect(order.userId).toBe(account.id);
    expect(await entries("Account Created")).toEqual([
      [EMAIL, `${EMAIL} accepted the invitation of meera@shop.example as packer`],
    ]);
    expect(await listInvitations(db)).toEqual([]);
    expect(await readCode(accept(link, ASHA))).toBe("invalid_token");
    expect(await readCode(open(link))).toBe("invalid_token");
  });

  it.each([
    ["no name", { name: undefined }],
    ["a short password", { password: "short" }],
    ["an easy password", { password: "password1234" }],
  ])("is not used up by %s", async (_, given) => {
    const link = await readLink();
    expect(await readCode(accept(link, { ...ASHA, ...given }))).not.toBe("done");
    expect(await readRole()).toBeUndefined();
    expect(await readCode(accept(link, ASHA))).toBe("done");
  });

  it("works no more once it is replaced, withdrawn or expired, nor with another's MAC", async () => {
    const first = await readLink();
    const second = await readLink({ role: "catalogue" });
    expect(await readCode(accept(first, ASHA))).toBe("invalid_token");
    const [id = "", mac = ""] = second.split(".");
    const other = await readLink({ email: "other@example.in" });
    expect(await readCode(open(`${id}.${other.split(".")[1]}`))).toBe("invalid_token");
    expect(await readCode(open(`${other.split(".")[0]}.${mac}`))).toBe("invalid_token");
    await db.invitation.update({
      where: { id },
      data: { createdAt: new Date(0), expiresAt: new Date(1) },
    });
    expect(await readCode(accept(second, ASHA))).toBe("invalid_token");
    const third = await readLink();
    const withdraw = () =>
      withdrawInvitation({ db, id: third.split(".")[0] ?? "", admin: meera, ipAddress });
    await withdraw();
    expect(await readCode(accept(third, ASHA))).toBe("invalid_token");
    expect(await readCode(withdraw())).toBe("not_found");
    expect(await readRole()).toBeUndefined();
  });

  it("ends with the role or the account of who sent it", async () => {
    const ravi = await givenAdmin("Ravi");
    const role = { db, id: ravi.account.id, admin: meera, ipAddress };
    const link = invitationText((await send({}, ravi))._id);
    await updateUser({ ...role, request: { role: "packer" } });
    expect(await readCode(accept(link, ASHA))).toBe("invalid_token");
    expect(await readCode(send({}, ravi))).toBe("forbidden");
    const sita = await givenAdmin("Sita");
    const another = invitationText((await send({}, sita))._id);
    await db.user.delete({ where: { id: sita.account.id } });
    expect(await readCode(accept(another, ASHA))).toBe("invalid_token");
  });

  it("is sent to one address only so often", async () => {
    const codes: string[] = [];
    for (let sent = 0; sent < 6; sent += 1) codes.push(await readCode(send()));
    expect(codes).toContain("rate_limited");
    expect(codes.slice(0, 4)).toEqual(["done", "done", "done", "done"]);
    expect(await readCode(send({ email: "other@example.in" }))).toBe("done");
  });

  it.each<[string, Role, Date | null]>([
    ["works there already", "catalogue", null],
    ["is refused", "user", new Date()],
  ])("is not sent to somebody who %s", async (_, role, deactivatedAt) => {
    await registerAsha();
    await db.user.update({ where: { email: EMAIL }, data: { role, deactivatedAt } });
    expect(await readCode(send())).toBe("invalid_input");
    expect(await listInvitations(db)).toEqual([]);
  });
});

describe("somebody who has an account", () => {
  let before: string;

  beforeEach(async () => {
    before = (await registerAsha()).token;
  });

  it("joins with it as who is signed in, and stays so; other sessions end with the role", async () => {
    const link = await readLink();
    const other = await loginToken();
    const identity = await signedIn(before);
    expect(await open(link)).toMatchObject({ account: "password" });
    expect(await open(link, identity)).toMatchObject({ account: "signed-in" });
    const token = await tokenIn(accept(link, { identity }));
    expect((await signedIn(token)).account).toMatchObject({ role: "packer", emailVerified: true });
    expect(await checkToken(token)).toMatchObject({
      claims: { role: "packer", sid: identity.session.id },
    });
    expect((await signedIn(before)).account.role).toBe("packer");
    expect((await identify(db, other)).state).toBe("expired");
    const [entry] = await auditEntries(db, { action: "User Role Updated" });
    expect(entry).toMatchObject({
      actor: EMAIL,
      details: { means: "session", changes: { role: { before: "user", after: "packer" } } },
    });
  });

  it("joins with its password", async () => {
    await accept(await readLink(), { password: PASSWORD });
    expect(await readRole()).toBe("packer");
    expect((await signedIn(await loginToken())).account.role).toBe("packer");
  });

  it("gets no role by the mailbox alone, by another's session or by a wrong password", async () => {
    const link = await readLink({ role: "admin" });
    expect(await readCode(accept(link))).toBe("invalid_input");
    expect(await readCode(accept(link, { identity: meera }))).toBe("invalid_input");
    expect(await readCode(accept(link, { password: "not the password" }))).toBe("invalid_input");
    expect(await readCode(accept(link, { ...ASHA, password: "eight yellow tractors" }))).toBe(
      "invalid_input",
    );
    expect(await readRole()).toBe("user");
    expect((await login()).state).toBe("signed-in");
  });

  it("keeps a role that was given meanwhile: no invitation lowers or raises it", async () => {
    const link = await readLink({ role: "admin" });
    await db.user.update({ where: { email: EMAIL }, data: { role: "accountant" } });
    const identity = await signedIn(await loginToken());
    expect(await readCode(accept(link, { identity }))).toBe("invalid_token");
    expect(await readRole()).toBe("accountant");
  });

  it("joins nothing while the account is deactivated", async () => {
    const link = await readLink();
    await db.user.update({ where: { email: EMAIL }, data: { deactivatedAt: new Date() } });
    expect(await readCode(accept(link, { password: PASSWORD }))).not.toBe("done");
    expect(await readRole()).toBe("user");
  });
});

describe("in a race", () => {
  it("of two who accept, one does", async () => {
    const link = await readLink();
    const codes = await Promise.all([readCode(accept(link, ASHA)), readCode(accept(link, ASHA))]);
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(await db.user.count({ where: { email: EMAIL } })).toBe(1);
  });

  it("of withdrawing and accepting, one happens", async () => {
    const link = await readLink();
    const id = link.split(".")[0] ?? "";
    const codes = await Promise.all([
      readCode(accept(link, ASHA)),
      readCode(withdrawInvitation({ db, id, admin: meera, ipAddress })),
    ]);
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(await readRole()).toBe(codes[0] === "done" ? "packer" : undefined);
  });
});

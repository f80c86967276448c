import { generateSync } from "otplib";
import { describe, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import {
  accountSteps,
  readCode,
  tokenIn,
  DEVICE,
  EMAIL,
  PASSWORD,
  VISITOR,
} from "@/e2e/steps/account-steps";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { givenUser } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { identify, type SignedIn } from "@/lib/identity/session/identify";
import { listCompanyInvitations, listMembers } from "@/lib/companies/queries";
import { removeMember } from "@/lib/companies/remove-member";
import { logInWithSecondFactor } from "@/lib/identity/two-factor/log-in-with-second-factor";
import { seal } from "@/lib/identity/two-factor/secret-box";
import { newSecret } from "@/lib/identity/two-factor/totp";
import type { InviteMemberRequest } from "@/lib/companies/schemas";
import { acceptInvitation, type AcceptOptions } from "@/lib/account-life/accept-invitation";
import { invitationText } from "@/lib/identity/invitations/invitation-link";
import { openInvitation } from "@/lib/identity/invitations/open-invitation";
import { inviteMember } from "./invite-member";
import { withdrawCompanyInvitation } from "./withdraw-company-invitation";

const { db } = testDatabase();
const { registerAsha, signedIn } = accountSteps(db);
const { givenCompany, givenMember } = companySteps(db);
const { ipAddress } = DEVICE;
const by = (identity: SignedIn) => ({ db, identity, ipAddress });

const invite = (identity: SignedIn, request: Partial<InviteMemberRequest> = {}) =>
  inviteMember({ ...by(identity), request: { email: EMAIL, role: "buyer", ...request } });

const linkBy = async (identity: SignedIn, request: Partial<InviteMemberRequest> = {}) =>
  invitationText((await invite(identity, request))._id, "company-invitation");

const accept = (link: string, given: Partial<AcceptOptions> = {}) =>
  acceptInvitation({ db, link, identity: VISITOR, device: DEVICE, ...given });

const ASHA = { name: "Asha Rao", password: PASSWORD };

const entries = async (action: string) =>
  (await auditEntries(db, { action })).map(({ description }) => description);

describe("an invitation into a company", () => {
  it("creates an account for a new person, as a customer of the shop and a member", async () => {
    const { id, members } = await givenCompany();
    const link = await linkBy(members.owner.identity, { limits: { month: 5000 } });
    expect(await openInvitation({ db, link, identity: VISITOR, ipAddress })).toEqual({
      email: EMAIL,
      role: "buyer",
      company: "Rao Foods",
      invitedBy: "Asha Rao",
      account: "new",
    });
    const { account } = await signedIn(await tokenIn(accept(link, ASHA)));
    expect(account).toMatchObject({ role: "user", emailVerified: true });
    expect(account.membership).toEqual({ companyId: id, role: "buyer" });
    const joined = (await listMembers(db, id)).find(({ email }) => email === EMAIL);
    expect(joined?.limits).toEqual({ order: null, month: 5000 });
    expect(await readCode(accept(link, ASHA))).toBe("invalid_token");
    expect(await listCompanyInvitations(db, id)).toEqual([]);
    expect(await entries("Company Member Created")).toEqual([
      `${EMAIL} joined the company Rao Foods as buyer`,
    ]);
  });

  it("adds an existing account by its session or password, never by the mailbox alone", async () => {
    const { members } = await givenCompany();
    const { token } = await registerAsha();
    const link = await linkBy(members.owner.identity);
    expect(await readCode(accept(link))).toBe("invalid_input");
    expect(await readCode(accept(link, { password: "not the password" }))).toBe("invalid_input");
    expect(await readCode(accept(link, { identity: members.buyer.identity }))).toBe(
      "invalid_input",
    );
    const joined = await tokenIn(accept(link, { identity: await signedIn(token) }));
    expect((await signedIn(joined)).account.membership?.role).toBe("buyer");
    expect((await signedIn(token)).account.membership?.role).toBe("buyer");
  });

  it("ends no session of an account with a verified address", async () => {
    const { members } = await givenCompany();
    const { token } = await registerAsha();
    await db.user.update({ where: { email: EMAIL }, data: { emailVerifiedAt: new Date() } });
    const link = await linkBy(members.owner.identity);
    const joined = await tokenIn(accept(link, { password: PASSWORD }));
    expect((await signedIn(joined)).account.membership?.role).toBe("buyer");
    expect((await identify(db, token)).state).toBe("signed-in");
  });

  it("asks an account for its second factor after the password, like a login", async () => {
    const { members } = await givenCompany();
    await registerAsha();
    const { id } = await db.user.findUniqueOrThrow({ where: { email: EMAIL } });
    const secret = newSecret();
    const factor = { twoFactorEnabled: true, twoFactorSecret: seal(secret, id) };
    const data = { role: "admin", emailVerifiedAt: new Date(), ...factor } as const;
    await db.user.update({ where: { id }, data });
    await db.session.deleteMany({ where: { userId: id } });
    const admitted = await accept(await linkBy(members.owner.identity), { password: PASSWORD });
    expect(admitted.state).toBe("second-factor");
    expect(await db.session.count({ where: { userId: id } })).toBe(0);
    const { handle } = admitted as { handle: string };
    const code = generateSync({ secret });
    const { token } = await logInWithSecondFactor({ db, handle, code, device: DEVICE });
    expect((await signedIn(token)).account).toMatchObject({
      role: "admin",
      membership: { role: "buyer" },
    });
  });

  it("leaves the role of a staff account unchanged", async () => {
    const { members } = await givenCompany();
    await registerAsha();
    await db.user.update({ where: { email: EMAIL }, data: { role: "packer" } });
    const link = await linkBy(members.owner.identity, { role: "owner" });
    expect((await signedIn(await tokenIn(accept(link, ASHA)))).account).toMatchObject({
      role: "packer",
      membership: { role: "owner" },
    });
  });

  it("is refused to a member of another company, and stays open", async () => {
    const [one, two] = [await givenCompany(), await givenCompany()];
    await accept(await linkBy(one.members.owner.identity), ASHA);
    const link = await linkBy(two.members.owner.identity);
    expect(await readCode(accept(link, ASHA))).toBe("already_member");
    expect(await listCompanyInvitations(db, two.id)).toHaveLength(1);
    expect(await readCode(invite(one.members.owner.identity))).toBe("invalid_input");
  });

  it("is invalid once replaced, withdrawn or expired, once its sender lost the right, or the company is closed", async () => {
    const { id, members } = await givenCompany();
    const { owner } = members;
    const second = await givenMember(id, "owner");
    const isDead = async (link: string) =>
      expect(await readCode(accept(link, ASHA))).toBe("invalid_token");
    const first = await linkBy(owner.identity);
    const next = await linkBy(owner.identity);
    await isDead(first);
    await withdrawCompanyInvitation({ ...by(owner.identity), id: next.split(".")[0] ?? "" });
    await isDead(next);
    const expired = await linkBy(owner.identity);
    await db.companyInvitation.updateMany({ data: { expiresAt: new Date(1) } });
    await isDead(expired);
    const link = await linkBy(second.identity, { email: "ravi@example.in" });
    await removeMember({ ...by(owner.identity), id: second.id });
    await isDead(link);
    const closed = await linkBy(owner.identity, { email: "sita@example.in" });
    await db.company.update({ where: { id }, data: { state: "closed" } });
    await isDead(closed);
    expect(await readCode(invite(owner.identity))).toBe("forbidden");
  });

  it("is no invitation to the staff, nor the reverse", async () => {
    const { members } = await givenCompany();
    const { _id: id } = await invite(members.owner.identity);
    expect(await readCode(accept(invitationText(id), ASHA))).toBe("invalid_token");
    const { id: invitedById } = await givenUser(db, { role: "admin" });
    const expiresAt = new Date(Date.now() + 60_000);
    const staffs = await db.invitation.create({
      data: { email: EMAIL, role: "admin", invitedById, expiresAt },
    });
    const link = invitationText(staffs.id, "company-invitation");
    expect(await readCode(accept(link, ASHA))).toBe("invalid_token");
  });
});

import { expect, it } from "vitest";
import { givenUser } from "@/e2e/steps/factories";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { FROM } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import { acceptInvitation } from "@/lib/account-life/accept-invitation";
import { DATABASE_LIMITS } from "@/lib/http/limits/limits";
import { openInvitation } from "@/lib/identity/invitations/open-invitation";
import { invitationText } from "@/lib/identity/invitations/invitation-link";
import { listAddresses } from "@/lib/identity/addresses/addresses";
import { readOwnCredit } from "../credit/credit";
import { addCompany } from "../add/add-company";
import { readAdminCompany } from "../admin-queries";
import { inviteCompanies, invitePeople } from "./invite-people";

const { db } = testDatabase();
const { givenCompany } = companySteps(db);
const device = { ipAddress: FROM, userAgent: "Test", language: "en" } as const;
const identity = { state: "visitor" } as never;

async function givenShop() {
  const { id, email, name } = await givenUser(db, { role: "admin" });
  return { db, actor: { userId: id, identifier: email, name }, ipAddress: FROM };
}

const PLACE = {
  firstName: "Asha",
  lastName: "Rao",
  address: "12 Residency Road",
  city: "Bengaluru",
  state: "Karnataka",
  zipCode: "560001",
  country: "India",
};

const REQUEST = {
  name: "Das Works",
  gstins: [],
  addresses: [{ ...PLACE, label: "Office" }],
  people: [
    { name: "Kiran Das", email: "kiran@example.in", role: "owner" as const },
    { name: "Ravi Menon", email: "ravi@example.in", role: "buyer" as const },
  ],
  credit: { days: 30, limit: 50_000 },
  openingBalance: { amount: 500, at: "2026-11-01" },
};

const jobs = () =>
  db.$queryRaw<{ id: string }[]>`SELECT data->>'companyInvitationId' AS id FROM pgboss.job
    WHERE data->>'template' = 'company-invitation'`;

it("mails nobody until pressed, and then each person a single-use link", async () => {
  const by = await givenShop();
  const { _id: id, people } = await addCompany({ ...by, request: REQUEST });
  expect(people.map(({ email, invitedAt }) => [email, invitedAt])).toEqual([
    ["kiran@example.in", null],
    ["ravi@example.in", null],
  ]);
  expect(await jobs()).toEqual([]);
  expect(await invitePeople({ ...by, id })).toEqual({ invited: 2, companies: 1, refused: 0 });
  expect(await jobs()).toHaveLength(2);
  const invited = await readAdminCompany(db, id);
  expect(invited.people.every(({ invitedAt, expiresAt }) => invitedAt && expiresAt)).toBe(true);
  const { id: invitation } = await db.companyInvitation.findFirstOrThrow({
    where: { email: "kiran@example.in" },
  });
  const link = invitationText(invitation, "company-invitation");
  expect(await openInvitation({ db, link, identity, ipAddress: FROM })).toMatchObject({
    name: "Kiran Das",
    company: "Das Works",
    account: "new",
  });
  const accept = () =>
    acceptInvitation({
      db,
      link,
      name: "Kiran Das",
      password: "a long sentence of mine",
      device,
      identity,
    });
  await accept();
  await expect(accept()).rejects.toMatchObject({ code: "invalid_token" });
  const joined = await readAdminCompany(db, id);
  expect(joined.members).toMatchObject([{ email: "kiran@example.in", role: "owner" }]);
  expect(joined.people.map(({ email }) => email)).toEqual(["ravi@example.in"]);
  const account = await db.user.findUniqueOrThrow({ where: { email: "kiran@example.in" } });
  const own = { ...account, membership: { companyId: id, role: "owner" as const } };
  expect(await listAddresses(db, own as never)).toMatchObject([{ label: "Office", company: true }]);
  expect(await readOwnCredit(db, { account: own } as never)).toMatchObject({ openPaise: 50_000 });
});

it("can be sent again with a new link, to one person alone, and invalidates the earlier one", async () => {
  const by = await givenShop();
  const { _id: id, people } = await addCompany({ ...by, request: REQUEST });
  const person = people[0]?._id;
  await invitePeople({ ...by, id, person });
  const first = await db.companyInvitation.findFirstOrThrow();
  await invitePeople({ ...by, id, person });
  const [second, ...others] = await db.companyInvitation.findMany();
  expect(others).toEqual([]);
  expect(second?.id).not.toBe(first.id);
});

it("goes to many companies at once, and skips those without anybody to invite", async () => {
  const by = await givenShop();
  const { _id: one } = await addCompany({ ...by, request: REQUEST });
  const { id: other } = await givenCompany();
  const request = { companies: [one, other, one] };
  expect(await inviteCompanies({ ...by, request })).toEqual({
    invited: 2,
    companies: 1,
    refused: 0,
  });
});

it("is refused once a mailbox was invited too often, which a bulk invitation counts", async () => {
  const by = await givenShop();
  const { _id: id } = await addCompany({ ...by, request: REQUEST });
  const { points } = DATABASE_LIMITS.strangerLinks;
  for (let time = 0; time < points; time += 1) await invitePeople({ ...by, id });
  await expect(invitePeople({ ...by, id })).rejects.toMatchObject({ code: "rate_limited" });
  const sent = (await jobs()).length;
  expect(await inviteCompanies({ ...by, request: { companies: [id] } })).toEqual({
    invited: 0,
    companies: 0,
    refused: 1,
  });
  expect(await jobs()).toHaveLength(sent);
});

it("is refused for a closed company, and for one without people", async () => {
  const by = await givenShop();
  const { _id: id } = await addCompany({ ...by, request: REQUEST });
  await db.company.update({ where: { id }, data: { state: "closed" } });
  await expect(invitePeople({ ...by, id })).rejects.toMatchObject({ code: "forbidden" });
  const nobody = { ...REQUEST, name: "Empty", people: [] };
  const { _id: empty } = await addCompany({ ...by, request: nobody });
  await expect(invitePeople({ ...by, id: empty })).rejects.toMatchObject({
    code: "invalid_transition",
  });
});

it("makes a company of a buyer, whose orders and addresses stay personal", async () => {
  const by = await givenShop();
  const { id: buyer, email } = await givenUser(db, { creditDays: 30, creditLimitPaise: 100_000 });
  await db.address.create({ data: { ...PLACE, userId: buyer } });
  const request = { ...REQUEST, credit: undefined, people: [], buyer };
  const made = await addCompany({ ...by, request });
  expect(made.members).toMatchObject([{ email, role: "owner" }]);
  expect(made).toMatchObject({ credit: { days: 30, limit: 1000 }, state: "approved" });
  expect(await db.user.findUniqueOrThrow({ where: { id: buyer } })).toMatchObject({
    creditDays: null,
  });
  expect(await db.address.count({ where: { userId: buyer, companyId: null } })).toBe(1);
  const again = addCompany({ ...by, request: { ...request, name: "Another" } });
  await expect(again).rejects.toMatchObject({ code: "already_member" });
  await expect(addCompany({ ...by, request: REQUEST })).rejects.toMatchObject({
    code: "invalid_input",
    details: { fields: { name: expect.any(String) as string } },
  });
});

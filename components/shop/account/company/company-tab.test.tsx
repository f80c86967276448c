import { beforeEach, expect, it, vi } from "vitest";
import { page as screen } from "vitest/browser";
import { companyExamples } from "@/lib/companies/examples";
import { PROFILE } from "@/lib/identity/example-profile";
import type { Load } from "@/components/shared/call/use-load";
import type { Profile } from "@/lib/identity/accounts/schemas";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { CompanyTab } from "./company-tab";

const COMPANY = companyExamples.getCompany.answer;
const MEMBER = firstOf(companyExamples.listMembers.answer);
const INVITATION = firstOf(companyExamples.listCompanyInvitations.answer);

const renew = vi.fn(() => Promise.resolve(true));

const toProfile = (membership: Profile["membership"]): Load<Profile> => ({
  value: { ...PROFILE, preferences: { ...PROFILE.preferences }, membership },
  isCurrent: true,
  error: null,
  loading: false,
  renew,
  reload: vi.fn(),
  adopt: vi.fn(),
  change: vi.fn(),
});

const toMember = (role: "owner" | "buyer") =>
  toProfile({ company: { _id: COMPANY._id, name: COMPANY.name }, role });

const button = (name: string) => screen.getByRole("button", { name });
const dialog = (name: string) => screen.getByRole("dialog", { name });

beforeEach(() => {
  renew.mockClear();
  answer("GET /company", ok(COMPANY));
  answer("GET /company/members", ok([MEMBER]));
  answer("GET /company/invitations", ok([INVITATION]));
  answer("GET /company/rules", ok({ rules: [{ kind: "address" }] }));
});

it("founds a company for a customer without one", async () => {
  await show(<CompanyTab profile={toProfile(null)} />, "/dashboard?tab=company");
  await expectNoAxeViolations();
  await screen.getByLabelText("Company Name").fill("Rao Foods");
  const requested = answer("POST /company", ok(COMPANY));
  await button("Add Company").click();
  await expect.element(screen.getByText("You are the owner of Rao Foods.")).toBeVisible();
  expect(requested).toMatchObject([{ body: { name: "Rao Foods" } }]);
  expect(renew).toHaveBeenCalledOnce();
});

it("starts with the company name from the profile", async () => {
  const profile = toProfile(null);
  const known = { ...profile, value: profile.value && { ...profile.value, company: "Rao Foods" } };
  await show(<CompanyTab profile={known} />, "/dashboard?tab=company");
  await expect.element(screen.getByLabelText("Company Name")).toHaveValue("Rao Foods");
});

it("shows an owner members, limits and invitations, and sends an invitation", async () => {
  await show(<CompanyTab profile={toMember("owner")} />, "/dashboard?tab=company");
  await expect.element(screen.getByText(INVITATION.email, { exact: true })).toBeVisible();
  await expect.element(screen.getByText("What needs an approval")).toBeVisible();
  await expect.element(screen.getByText(/₹24,300.00 this month of ₹1,00,000.00/)).toBeVisible();
  await expectNoAxeViolations();
  await button("Invite").click();
  const invite = dialog("Invite Somebody");
  await invite.getByLabelText("Email").fill("sita@example.in");
  await invite.getByLabelText("Limit per month (₹)").fill("5000");
  await expectNoAxeViolations();
  const requested = answer("POST /company/invitations", ok(INVITATION));
  await invite.getByRole("button", { name: "Send Invitation" }).click();
  await expect.element(screen.getByText("Invitation Sent")).toBeVisible();
  const limits = { order: null, month: 5000 };
  expect(requested).toMatchObject([{ body: { email: "sita@example.in", role: "buyer", limits } }]);
});

it("changes a member, and says why the last owner must stay", async () => {
  await show(<CompanyTab profile={toMember("owner")} />, "/dashboard?tab=company");
  await button(`Edit ${MEMBER.email}`).click();
  const edit = dialog(`Edit ${MEMBER.name}`);
  await edit.getByLabelText("Limit per order (₹)").fill("");
  const changed = answer("PATCH /company/members/{id}", ok(MEMBER));
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await expect.element(screen.getByText("Member Saved")).toBeVisible();
  expect(changed).toMatchObject([{ body: { limits: { order: null, month: 100000 } } }]);
  await button(`Remove ${MEMBER.email}`).click();
  answer("DELETE /company/members/{id}", refusal(409, "last_owner", "The only owner stays."));
  await button("Remove Member").click();
  await expect.element(screen.getByText("The only owner stays.")).toBeVisible();
});

it("adds a GSTIN with its address once it matches the state", async () => {
  answer("GET /company", ok({ ...COMPANY, gstins: [] }));
  await show(<CompanyTab profile={toMember("owner")} />, "/dashboard?tab=company");
  await button("Add GSTIN").click();
  const add = dialog("Add GSTIN");
  const fields = {
    GSTIN: "29AAGCB7383J1Z4",
    "First Name": "Asha",
    "Last Name": "Rao",
    Address: "12 MG Road",
    City: "Bengaluru",
    "PIN Code": "560001",
  };
  for (const [label, value] of Object.entries(fields)) {
    await add.getByLabelText(label, { exact: true }).fill(value);
  }
  await add.getByLabelText("State").selectOptions("Kerala");
  await add.getByRole("button", { name: "Add GSTIN" }).click();
  await expect.element(add.getByText(/registered in Karnataka/)).toBeVisible();
  await add.getByLabelText("State").selectOptions("Karnataka");
  const requested = answer("PATCH /company", ok(COMPANY));
  await add.getByRole("button", { name: "Add GSTIN" }).click();
  await expect.element(screen.getByText("GSTIN Added")).toBeVisible();
  expect(requested).toMatchObject([{ body: { gstins: [{ gstin: "29AAGCB7383J1Z4" }] } }]);
});

it("shows a buyer the company read-only", async () => {
  answer("GET /company", ok({ ...COMPANY, role: "buyer" }));
  await show(<CompanyTab profile={toMember("buyer")} />, "/dashboard?tab=company");
  await expect.element(screen.getByText(MEMBER.email, { exact: true })).toBeVisible();
  await expect.element(button("Invite")).not.toBeInTheDocument();
  await expect.element(button("Add GSTIN")).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

it("lets an owner require a purchase order with each order", async () => {
  await show(<CompanyTab profile={toMember("owner")} />, "/dashboard?tab=company");
  await expect.element(screen.getByText("Not needed")).toBeVisible();
  await button("Edit the company").click();
  const edit = dialog("Edit Company");
  await edit.getByLabelText("Purchase order with each order").selectOptions("The file");
  const requested = answer("PATCH /company", ok({ ...COMPANY, purchaseOrder: "file" }));
  await expectNoAxeViolations();
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await expect.element(screen.getByText("The file", { exact: true })).toBeVisible();
  expect(requested).toMatchObject([{ body: { purchaseOrder: "file" } }]);
});

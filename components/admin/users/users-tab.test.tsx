import { beforeEach, expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { creditAdminExamples } from "@/lib/companies/credit/examples";
import { usersAdminExamples } from "@/lib/identity/users/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, answerLate, firstOf, INTERNAL, ok, page, refusal } from "@/e2e/component/shop";
import { address, show } from "@/e2e/component/show";
import { findValue, watch } from "@/e2e/component/watch";
import { UsersTab } from "./users-tab";

const USER = firstOf(usersAdminExamples.listUsers.answer);

const row = () => screen.getByRole("row", { name: USER.name });
const dialog = () => screen.getByRole("dialog", { name: "Edit User" });
const save = () => dialog().getByRole("button", { name: "Save Changes" });

beforeEach(() => {
  answer("GET /admin/invitations", ok([]));
});

async function edit(): Promise<void> {
  answer("GET /admin/users", page([USER]));
  answer("GET /admin/users/{id}/credit", ok(creditAdminExamples.getCustomerCredit.answer));
  await show(<UsersTab />, "/admin?tab=users");
  await row().getByRole("button", { name: "Edit" }).click();
  await expect.element(dialog().getByLabelText("Name")).toHaveValue(USER.name);
}

it("reports that the users cannot be loaded, and tries again", async () => {
  answer("GET /admin/users", INTERNAL);
  await show(<UsersTab />, "/admin?tab=users");
  await expect.element(screen.getByText("The users could not be loaded.")).toBeVisible();
  answer("GET /admin/users", page([USER]));
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(row()).toBeVisible();
  await expectNoAxeViolations();
});

it("opens the account in the URL", async () => {
  answer("GET /admin/users", page([USER]));
  answer("GET /admin/users/{id}/credit", ok(creditAdminExamples.getCustomerCredit.answer));
  await show(<UsersTab />, `/admin?tab=users&q=${USER.email}&open=${USER._id}`);
  await expect.element(dialog().getByLabelText("Name")).toHaveValue(USER.name);
  await dialog().getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(new URLSearchParams(address().split("?")[1]).get("open")).toBeNull();
});

it("sends only changes", async () => {
  await edit();
  await expect.element(dialog().getByLabelText("Role")).toBeRequired();
  await expectNoAxeViolations();
  await dialog().getByLabelText("Role").selectOptions("admin");
  const asked = answer("PATCH /admin/users/{id}", ok({ ...USER, role: "admin" }));
  await save().click();
  await expect.element(screen.getByText("User Updated")).toBeVisible();
  expect(asked).toMatchObject([{ body: { role: "admin" } }]);
  await expect.element(dialog()).not.toBeInTheDocument();
});

it("closes the form once the list shows the change", async () => {
  await edit();
  await dialog().getByLabelText("Role").selectOptions("packer");
  const saved = { ...USER, role: "packer" as const };
  answer("PATCH /admin/users/{id}", ok(saved));
  const { asked, release } = answerLate("GET /admin/users", page([saved]));
  await save().click();
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(dialog()).toBeVisible();
  release();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(row().element().textContent).toContain("packer");
});

it("closes the question once the list no longer shows the deleted user", async () => {
  answer("GET /admin/users", page([USER]));
  await show(<UsersTab />, "/admin?tab=users");
  await row().getByRole("button", { name: "Delete" }).click();
  answer("DELETE /admin/users/{id}", { status: 200, body: undefined });
  const { asked, release } = answerLate("GET /admin/users", page([]));
  const question = screen.getByRole("alertdialog");
  await question.getByRole("button", { name: "Delete Account" }).click();
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(question).toBeVisible();
  release();
  await expect.element(question).not.toBeInTheDocument();
  expect(row().elements()).toEqual([]);
});

it("asks nothing without changes", async () => {
  await edit();
  await save().click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

it("keeps the input after a refusal", async () => {
  await edit();
  await dialog().getByLabelText("Role").selectOptions("admin");
  const message = "The shop needs at least one admin.";
  answer("PATCH /admin/users/{id}", refusal(409, "last_admin", message));
  await save().click();
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(dialog().getByLabelText("Role")).toHaveValue("admin");
});

it("sets a customer's credit limit, beside the open amount", async () => {
  await edit();
  await expect.element(dialog().getByLabelText("Days to pay")).toHaveValue("30");
  await expect.element(dialog().getByLabelText("Limit (₹)")).toHaveValue("100000");
  await expect.element(dialog().getByText("₹24,300.00")).toBeVisible();
  await dialog().getByLabelText("Days to pay").fill("");
  await save().click();
  await expect.element(dialog().getByText("or neither")).toBeVisible();
  await dialog().getByLabelText("Limit (₹)").fill("");
  const asked = answer(
    "PUT /admin/users/{id}/credit",
    ok({ credit: null, open: 24_300, forOrders: null }),
  );
  await save().click();
  await expect.element(screen.getByText("User Updated")).toBeVisible();
  expect(asked).toMatchObject([{ body: { days: null, limit: null } }]);
});

it("never shows a customer with credit as one without, not even briefly", async () => {
  const seen = watch(() => findValue("creditDays"));
  await edit();
  await expect.element(dialog().getByLabelText("Days to pay")).toHaveValue("30");
  expect(seen()).toEqual(["30"]);
});

it("reports that the credit cannot be loaded, and tries again", async () => {
  answer("GET /admin/users", page([USER]));
  answer("GET /admin/users/{id}/credit", INTERNAL);
  await show(<UsersTab />, "/admin?tab=users");
  await row().getByRole("button", { name: "Edit" }).click();
  await expect.element(dialog().getByText("On account could not be loaded.")).toBeVisible();
  answer("GET /admin/users/{id}/credit", ok({ credit: null, open: 0, forOrders: null }));
  await dialog().getByRole("button", { name: "Try again" }).click();
  await expect.element(dialog().getByLabelText("Days to pay")).toHaveValue("");
});

const INVITATION = firstOf(usersAdminExamples.listInvitations.answer);

it("appears at once, so that no invitation pushes the accounts down", async () => {
  answer("GET /admin/users", page([USER]));
  const { release } = answerLate("GET /admin/invitations", ok([INVITATION]));
  await show(<UsersTab />, "/admin?tab=users");
  const name = screen.getByText(USER.name).first();
  await expect.element(name).toBeInTheDocument();
  await expect.element(name).not.toBeVisible();
  release();
  await expect.element(name).toBeVisible();
  await expect.element(screen.getByText("Open invitations")).toBeVisible();
});

it("invites a user, and lists pending invitations", async () => {
  answer("GET /admin/users", page([USER]));
  await show(<UsersTab />, "/admin?tab=users");
  await screen.getByRole("button", { name: "Invite" }).click();
  const form = screen.getByRole("dialog", { name: "Invite Somebody" });
  await form.getByLabelText("Email").fill(INVITATION.email);
  await form.getByLabelText("Role").selectOptions("accountant");
  await expectNoAxeViolations();
  answer("GET /admin/invitations", ok([INVITATION]));
  const asked = answer("POST /admin/invitations", ok(INVITATION));
  await form.getByRole("button", { name: "Send Invitation" }).click();
  const open = screen.getByRole("region", { name: "Open invitations" });
  await expect.element(open.getByText(INVITATION.email).first()).toBeVisible();
  expect(asked).toMatchObject([{ body: { email: INVITATION.email, role: "accountant" } }]);
});

it("reports at the address why a user cannot be invited", async () => {
  answer("GET /admin/users", page([USER]));
  await show(<UsersTab />, "/admin?tab=users");
  await screen.getByRole("button", { name: "Invite" }).click();
  const form = screen.getByRole("dialog", { name: "Invite Somebody" });
  await form.getByLabelText("Email").fill(USER.email);
  const message = "Works here already, as packer.";
  answer("POST /admin/invitations", refusal(400, "invalid_input", message, { email: message }));
  await form.getByRole("button", { name: "Send Invitation" }).click();
  await expect.element(form.getByText(message)).toBeVisible();
});

it("sends an invitation again, and withdraws it after a confirmation", async () => {
  answer("GET /admin/users", page([USER]));
  answer("GET /admin/invitations", ok([INVITATION]));
  await show(<UsersTab />, "/admin?tab=users");
  const again = answer("POST /admin/invitations", ok(INVITATION));
  await screen.getByRole("button", { name: "Send again" }).click();
  await expect
    .element(screen.getByText(`The earlier link to ${INVITATION.email} has ended.`))
    .toBeVisible();
  expect(again).toMatchObject([{ body: { email: INVITATION.email, role: INVITATION.role } }]);
  await screen.getByRole("button", { name: `Withdraw ${INVITATION.email}` }).click();
  const { asked, release } = answerLate("GET /admin/invitations", ok([]));
  const gone = answer("DELETE /admin/invitations/{id}", { status: 200, body: undefined });
  const question = screen.getByRole("alertdialog");
  await question.getByRole("button", { name: "Withdraw" }).click();
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(question).toBeVisible();
  release();
  await expect.element(screen.getByText("Invitation Withdrawn")).toBeVisible();
  await expect.element(screen.getByText("Open invitations")).not.toBeInTheDocument();
  expect(gone).toHaveLength(1);
});

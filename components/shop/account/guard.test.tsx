import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import { z } from "@/lib/base/input/zod";
import { guardTexts } from "@/lib/identity/session/guard-texts";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok, refusal } from "@/e2e/component/shop";
import { address, show } from "@/e2e/component/show";
import { TEST_CLAIMS, testToken } from "@/e2e/steps/session-token";
import { Guard } from "./guard";

const EXPIRED = refusal(401, "unauthenticated", guardTexts.expired.description);
const OWNER = { ...TEST_CLAIMS, role: "admin" };
const OTHER = { ...OWNER, sub: "0190a0b0-0000-7000-8000-000000000002" };

function Invite({ onClose }: { onClose: () => void }) {
  const form = useZodForm(z.object({ email: z.string() }), { email: "" });
  const { run } = useAction({ title: "Not Invited", text: "" });
  const send = () => run(async () => void (await call("GET /admin/content")));
  return (
    <FormDialog
      title="Invite Somebody"
      form={form}
      onSubmit={send}
      onClose={onClose}
      submit="Send Invitation"
    >
      <TextField name="email" label="Email" />
    </FormDialog>
  );
}

function Users() {
  const [isOpen, setOpen] = useState(false);
  const mayInvite = useMay("users.write");
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite</Button>
      {isOpen && mayInvite && <Invite onClose={() => setOpen(false)} />}
    </>
  );
}

const form = () => page.getByRole("dialog", { name: "Invite Somebody" });
const typed = () => form().getByLabelText("Email");
const question = () => page.getByRole("alertdialog", { name: "Session Expired" });
const login = () => page.getByRole("dialog", { name: "Login to your account" });

/** Ends the session on the server while the user is typing. */
async function expireWhileWriting(words: string): Promise<void> {
  const users = (
    <Guard needs="admin.open">
      <Users />
    </Guard>
  );
  await show(users, "/admin?tab=users");
  await page.getByRole("button", { name: "Invite" }).click();
  if (words) await typed().fill(words);
  answer("GET /admin/content", EXPIRED);
  await form().getByRole("button", { name: "Send Invitation" }).click();
}

async function logIn(claims: typeof OWNER): Promise<void> {
  await question().getByRole("button", { name: "Log In" }).click();
  answer("POST /auth/login", ok({ token: testToken(claims) }));
  await login().getByLabelText("Email", { exact: true }).fill("asha@example.com");
  await login().getByLabelText("Password", { exact: true }).fill("seven green lorries");
  // Google sign-in would leave the page.
  expect(
    login()
      .getByRole("button", { name: /Google/ })
      .elements(),
  ).toEqual([]);
  await login().getByRole("button", { name: "Sign In", exact: true }).click();
  await expect.element(login()).not.toBeInTheDocument();
}

it("keeps unsaved work when a session ends, until the same user is back", async () => {
  await expireWhileWriting("meera@example.in");
  await expect.element(question()).toMatchTextContent("What you entered is still on this page.");
  expect(localStorage.getItem("kln_token")).toBeNull();
  await expectNoAxeViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(question()).toBeVisible();
  await logIn(OWNER);
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(typed()).toHaveValue("meera@example.in");
  expect(address()).toBe("/admin?tab=users");
});

it("keeps it from any other user", async () => {
  await expireWhileWriting("meera@example.in");
  await logIn(OTHER);
  await expect.element(page.getByRole("button", { name: "Invite" })).toBeVisible();
  await expect.element(form()).not.toBeInTheDocument();
});

it("leaves the page on request", async () => {
  await expireWhileWriting("meera@example.in");
  await question().getByRole("button", { name: "Leave Without Saving" }).click();
  await expect.poll(address).toMatch(/^\/auth\?/);
  await expect.element(form()).not.toBeInTheDocument();
});

it("redirects at once if nothing is unsaved", async () => {
  await expireWhileWriting("");
  await expect.poll(address).toMatch(/^\/auth\?/);
  expect(question().elements()).toEqual([]);
});

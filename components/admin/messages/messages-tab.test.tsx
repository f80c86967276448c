import { expect, it } from "vitest";
import { page as screen, userEvent } from "vitest/browser";
import { messagesAdminExamples } from "@/lib/messaging/inbox/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, INTERNAL, ok, page, refusal } from "@/e2e/component/shop";
import { address, show } from "@/e2e/component/show";
import { MessagesTab } from "./messages-tab";

const WAITING = firstOf(messagesAdminExamples.listMessages.answer);
const SUMMARY = messagesAdminExamples.summariseMessages.answer;
const ANSWERED = messagesAdminExamples.replyToMessage.answer;

const dialog = () => screen.getByRole("dialog", { name: "Asha Rao" });
const open = () => screen.getByRole("button", { name: /Do you print on mailers/ });

async function showMessages(): Promise<void> {
  answer("GET /admin/messages", page([WAITING]));
  answer("GET /admin/messages/summary", ok(SUMMARY));
  await show(<MessagesTab />, "/admin?tab=messages");
  await open().click();
  await expect.element(dialog()).toBeVisible();
}

it("answers a message, and confirms it", async () => {
  await showMessages();
  await dialog().getByLabelText("Your answer").fill("We do, from 500 pieces.");
  const requested = answer("POST /admin/messages/{id}/replies", { status: 200, body: ANSWERED });
  answer("GET /admin/messages", page([ANSWERED]));
  await dialog().getByRole("button", { name: "Send Answer" }).click();
  await expect.element(screen.getByText("Answer Sent")).toBeVisible();
  await expect.element(dialog().getByRole("listitem").nth(1)).toMatchTextContent("Meera Nair");
  await expect.element(dialog().getByLabelText("Your answer")).toHaveValue("");
  expect(requested).toMatchObject([{ body: { text: "We do, from 500 pieces." } }]);
  await expectNoAxeViolations();
});

it("keeps the text if it could not be sent", async () => {
  await showMessages();
  await dialog().getByLabelText("Your answer").fill("We do.");
  answer("POST /admin/messages/{id}/replies", INTERNAL);
  await dialog().getByRole("button", { name: "Send Answer" }).click();
  await expect.element(screen.getByText("Message Not Sent")).toBeVisible();
  await expect.element(dialog().getByLabelText("Your answer")).toHaveValue("We do.");
});

it("asks before closing an unsent answer", async () => {
  await showMessages();
  await dialog().getByLabelText("Your answer").fill("We do.");
  await userEvent.keyboard("{Escape}");
  await screen.getByRole("button", { name: "Keep Editing" }).click();
  await expect.element(dialog().getByLabelText("Your answer")).toHaveValue("We do.");
  await userEvent.keyboard("{Escape}");
  await screen.getByRole("button", { name: "Discard Changes" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

it("sends no empty answer", async () => {
  await showMessages();
  await dialog().getByRole("button", { name: "Send Answer" }).click();
  await expect.element(dialog().getByText("Please fill in the Message field.")).toBeVisible();
});

it("marks spam, and reports a failure", async () => {
  await showMessages();
  answer("PATCH /admin/messages/{id}", refusal(404, "not_found", "There is no such message."));
  await dialog().getByRole("button", { name: "Mark as Spam" }).click();
  await expect.element(screen.getByText("There is no such message.")).toBeVisible();
  const requested = answer("PATCH /admin/messages/{id}", {
    status: 200,
    body: messagesAdminExamples.updateMessage.answer,
  });
  await dialog().getByRole("button", { name: "Mark as Spam" }).click();
  await expect.element(dialog().getByRole("button", { name: "Not Spam" })).toBeVisible();
  expect(requested).toMatchObject([{ body: { status: "spam" } }]);
});

it("filters by kind, counts pending messages, and shows the promised response time", async () => {
  const createdAt = new Date(Date.now() - 30 * 60 * 60 * 1000).toISOString();
  answer("GET /admin/messages", page([{ ...WAITING, createdAt }]));
  answer("GET /admin/messages/summary", ok({ ...SUMMARY, answerHours: 48 }));
  await show(<MessagesTab />, "/admin?tab=messages");
  await expect.element(screen.getByText("Answer within 17 h").last()).toBeVisible();
  const kinds = screen.getByLabelText("About", { exact: true });
  await expect.element(kinds).toMatchTextContent("About an order (2 waiting)");
  await kinds.selectOptions("order");
  await expect.poll(() => address()).toBe("/admin?tab=messages&kind=order");
});

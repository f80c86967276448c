import { expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { messagesExamples } from "@/lib/api/examples/admin-examples";
import { expectNoAxeViolations } from "@/lib/testing/component/accessible";
import { answer, firstOf, INTERNAL, page, refusal } from "@/lib/testing/component/shop";
import { show } from "@/lib/testing/component/show";
import { MessagesTab } from "./messages-tab";

const WAITING = firstOf(messagesExamples.listMessages.answer);
const ANSWERED = messagesExamples.replyToMessage.answer;

const dialog = () => screen.getByRole("dialog", { name: "Asha Rao" });
const open = () => screen.getByRole("button", { name: /Do you print on mailers/ });

async function showMessages(): Promise<void> {
  answer("GET /admin/messages", page([WAITING]));
  await show(<MessagesTab />, "/admin?tab=messages");
  await open().click();
  await expect.element(dialog()).toBeVisible();
}

it("answers a message, and says that it is answered", async () => {
  await showMessages();
  await dialog().getByLabelText("Your answer").fill("We do, from 500 pieces.");
  const asked = answer("POST /admin/messages/{id}/replies", { status: 200, body: ANSWERED });
  answer("GET /admin/messages", page([ANSWERED]));
  await dialog().getByRole("button", { name: "Send Answer" }).click();
  await expect.element(screen.getByText("Answer Sent")).toBeVisible();
  await expect.element(dialog().getByRole("listitem").nth(1)).toMatchTextContent("Meera Nair");
  await expect.element(dialog().getByLabelText("Your answer")).toHaveValue("");
  expect(asked).toMatchObject([{ body: { text: "We do, from 500 pieces." } }]);
  await expectNoAxeViolations();
});

it("keeps what was typed when it could not be sent", async () => {
  await showMessages();
  await dialog().getByLabelText("Your answer").fill("We do.");
  answer("POST /admin/messages/{id}/replies", INTERNAL);
  await dialog().getByRole("button", { name: "Send Answer" }).click();
  await expect.element(screen.getByText("Message Not Sent")).toBeVisible();
  await expect.element(dialog().getByLabelText("Your answer")).toHaveValue("We do.");
});

it("sends no empty answer", async () => {
  await showMessages();
  await dialog().getByRole("button", { name: "Send Answer" }).click();
  await expect.element(dialog().getByText("Please fill in the Message field.")).toBeVisible();
});

it("puts spam away, and says why it cannot", async () => {
  await showMessages();
  answer("PATCH /admin/messages/{id}", refusal(404, "not_found", "There is no such message."));
  await dialog().getByRole("button", { name: "Mark as Spam" }).click();
  await expect.element(screen.getByText("There is no such message.")).toBeVisible();
  const asked = answer("PATCH /admin/messages/{id}", {
    status: 200,
    body: messagesExamples.updateMessage.answer,
  });
  await dialog().getByRole("button", { name: "Mark as Spam" }).click();
  await expect.element(dialog().getByRole("button", { name: "Not Spam" })).toBeVisible();
  expect(asked).toMatchObject([{ body: { status: "spam" } }]);
});

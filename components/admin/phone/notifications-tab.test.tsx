import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { pushAdminExamples } from "@/lib/messaging/push/examples";
import { NotificationsTab } from "./notifications-tab";

const STATE = pushAdminExamples.readPush.answer;
const DEVICE = pushAdminExamples.addPushDevice.answer;
const OTHER = { ...DEVICE, device: "Firefox on Linux", current: false };

const at = "/admin?tab=notifications";
const box = (name: string) => page.getByLabelText(name);

describe("a device", () => {
  it("saves its choice, and restores the previous one after a refusal", async () => {
    answer("GET /admin/push", ok({ ...STATE, devices: [OTHER] }));
    await show(<NotificationsTab />, at);
    await expect.element(box("New orders")).toBeChecked();
    const events = ["message.received" as const];
    answer("PATCH /admin/push/{id}", ok({ ...OTHER, events }));
    await box("New orders").click();
    await expect.element(box("New orders")).not.toBeChecked();
    answer(
      "PATCH /admin/push/{id}",
      refusal(403, "forbidden", "Your role may not be notified of this."),
    );
    await box("Payments received").click();
    await expect.element(page.getByText("Your role may not be notified of this.")).toBeVisible();
    await expect.element(box("Payments received")).not.toBeChecked();
    await expectNoAxeViolations();
  });

  it("is offered nothing if its role receives no notifications", async () => {
    answer("GET /admin/push", ok({ ...STATE, events: [], devices: [] }));
    await show(<NotificationsTab />, at, "catalogue");
    await expect.element(page.getByText("There are no notifications for your role.")).toBeVisible();
    await expect.element(page.getByText("Switch On Notifications")).not.toBeInTheDocument();
  });
});

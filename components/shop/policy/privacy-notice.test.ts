import { expect, it } from "vitest";
import { shopSettingsFrom, withDefaults } from "@/lib/shop/settings/shop-settings";
import { noticeItems } from "./privacy-notice";

const settings = shopSettingsFrom(withDefaults([]));
const ids = (...[given, hasGoogle]: Parameters<typeof noticeItems>) =>
  noticeItems(given, hasGoogle).map(({ id }) => id);

it("names the data that the shop asks for, depending on its settings", () => {
  const all = ids({ ...settings, sendsWhatsApp: true }, true);
  expect(all).toEqual(expect.arrayContaining(["order", "newsletter", "whatsapp", "google"]));
  expect(ids(settings, false)).toEqual(all.filter((id) => !["whatsapp", "google"].includes(id)));
});

it("states purpose, legal basis, retention and withdrawal of each", () => {
  for (const item of noticeItems({ ...settings, sendsWhatsApp: true }, true)) {
    for (const [name, text] of Object.entries(item))
      expect(text, `${item.id} ${name}`).not.toBe("");
  }
});

it("names the gateways that process payments", () => {
  const payments = { ...settings.payments, methods: ["razorpay" as const] };
  const paid = noticeItems({ ...settings, payments }, false).find(({ id }) => id === "payment");
  expect(paid?.data).toContain("Razorpay");
  expect(
    noticeItems(settings, false)
      .map(({ data }) => data)
      .join(),
  ).not.toContain("Razorpay");
});

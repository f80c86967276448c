import { expect, it } from "vitest";
import { shopSettingsFrom, withDefaults } from "@/lib/shop/settings/shop-settings";
import { noticeItems } from "./privacy-notice";

const settings = shopSettingsFrom(withDefaults([]));
const ids = (...[given, hasGoogle]: Parameters<typeof noticeItems>) =>
  noticeItems(given, hasGoogle).map(({ id }) => id);

it("names what the shop asks for, as it is set up", () => {
  const all = ids({ ...settings, sendsWhatsApp: true }, true);
  expect(all).toEqual(expect.arrayContaining(["order", "newsletter", "whatsapp", "google"]));
  expect(ids(settings, false)).toEqual(all.filter((id) => !["whatsapp", "google"].includes(id)));
});

it("says of each what for, why, how long, and how to take it back", () => {
  for (const item of noticeItems({ ...settings, sendsWhatsApp: true }, true)) {
    for (const [name, text] of Object.entries(item))
      expect(text, `${item.id} ${name}`).not.toBe("");
  }
});

it("names the gateways that learn of a payment", () => {
  const payments = { ...settings.payments, methods: ["razorpay" as const] };
  const paid = noticeItems({ ...settings, payments }, false).find(({ id }) => id === "payment");
  expect(paid?.data).toContain("Razorpay");
  expect(
    noticeItems(settings, false)
      .map(({ data }) => data)
      .join(),
  ).not.toContain("Razorpay");
});

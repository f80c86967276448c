import { expect, it } from "vitest";
import buying from "@/lib/i18n/hi/buying.json";
import order from "@/lib/i18n/hi/order.json";
import { translateIn } from "@/lib/i18n/translate";
import { changeText } from "./corrected-text";

const t = translateIn({ language: "hi", words: { ...order, ...buying } });

it("names the unit of a quantity, in both languages", () => {
  const quantity = {
    what: "quantity",
    name: "Box",
    before: "1 pack",
    after: "5,000 pieces",
  } as const;
  expect(changeText(quantity)).toBe("Quantity of Box: 5,000 pieces (before: 1 pack)");
  expect(changeText(quantity, t)).toContain("5,000 पीस (पहले: 1 पैक)");
  const added = { what: "added", name: "Box", before: null, after: "2 packs, ₹1,450.00" } as const;
  expect(changeText(added)).toBe("Box was added: 2 packs, ₹1,450.00");
  expect(changeText(added, t)).toContain("2 पैक, ₹1,450.00");
});

it("leaves an address and a missing value as they are", () => {
  const address = "Plot 5, Sector 9, 2 packs";
  const change = { what: "shippingAddress", before: null, after: address } as const;
  expect(changeText(change, t)).toContain(address);
  const none = { what: "poNumber", before: "PO-7", after: null } as const;
  expect(changeText(none)).toBe("Purchase order number: none (before: PO-7)");
});

import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "@/e2e/component/show";
import { WhatsAppLink } from "./whatsapp-link";

const link = () => page.getByRole("link", { name: "Ask on WhatsApp" });

it("opens a chat with the shop and an initial message", async () => {
  await show(
    <WhatsAppLink number="+919876543210" text="Order KLN-1: lids & cups, 50 %?">
      Ask on WhatsApp
    </WhatsAppLink>,
  );
  const { origin, pathname, searchParams } = new URL(link().element().getAttribute("href") ?? "");
  expect(origin + pathname).toBe("https://wa.me/919876543210");
  expect([...searchParams]).toEqual([["text", "Order KLN-1: lids & cups, 50 %?"]]);
});

it("is absent if the shop has no number", async () => {
  await show(
    <WhatsAppLink number="" text="Hello">
      Ask on WhatsApp
    </WhatsAppLink>,
  );
  expect(link().elements()).toEqual([]);
});

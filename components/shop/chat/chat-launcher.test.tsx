import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import { answer } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { INDIAN_STATES } from "@/lib/shop/gst/states";
import type { ShopDetails } from "@/components/layout/shop-details";
import { SiteFooter } from "@/components/layout/site-footer";
import { Facts } from "@/components/shop/landing/landing";
import { claimsFrom, policyTermsFrom } from "@/lib/shop/content/content-claims";
import { ChatLauncher } from "./chat-launcher";

const FACTS = {
  siteName: "KLN Packaging",
  contactEmail: "hello@example.in",
  contactPhone: "+91 124 555 0000",
  freeShippingAbovePaise: 200_000,
  shippingFeePaise: 15_000,
  hasGst: true,
  payment: ["UPI"],
  businessHours: "Mon-Fri 9:00-19:00",
  claims: claimsFrom(DEFAULT_CONTENT.claims),
  policyTerms: policyTermsFrom(DEFAULT_CONTENT.policies),
};

const SHOP: ShopDetails = {
  siteName: "KLN Packaging",
  languages: ["en", "hi"],
  logoImageUrl: "",
  contactAddress: "Plot 14, Gurugram",
  contactEmail: "hello@example.in",
  contactPhone: "+91 124 555 0000",
  whatsappNumber: "",
  footerCredits: "Made in Gurugram for businesses in India.",
  categories: ["Mailers"],
  businessHours: [{ days: "Mon-Fri", hours: "9:00-19:00" }],
  removedSections: [],
};

const launcher = () => page.getByRole("button", { name: /^Chat/ });
const chat = () => page.getByRole("region", { name: "Chat assistant" });
const log = () => page.getByRole("log");
const question = () => page.getByLabelText("Your question");

async function openChat(): Promise<void> {
  await show(<ChatLauncher facts={FACTS} />);
  await launcher().click();
  await expect.element(question()).toHaveFocus();
}

it("fits into a low viewport: a phone on its side, an enlarged page", async () => {
  await page.viewport(640, 360);
  await openChat();
  const close = page.getByRole("button", { name: "Close chat" });
  await expect.element(close).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByRole("button", { name: "Send" })).toBeInViewport({ ratio: 1 });
});

it("answers after a second, and accepts no question meanwhile", async () => {
  await openChat();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const before = log().getByRole("paragraph").elements().length;
  await question().fill("   ");
  await userEvent.keyboard("{Enter}");
  expect(log().getByRole("paragraph").elements()).toHaveLength(before);
  await question().fill("What is the minimum order?");
  await userEvent.keyboard("{Enter}");
  await expect.element(question()).toBeDisabled();
  await vi.advanceTimersByTimeAsync(999);
  await expect.element(question()).toBeDisabled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.element(question()).toBeEnabled();
  await expect.element(question()).toHaveFocus();
  await expect.element(log()).toMatchTextContent("100 pieces");
  await expectNoAxeViolations();
});

it("closes by its button and by Escape, and keeps the conversation", async () => {
  await openChat();
  await page.getByRole("button", { name: "Close chat" }).click();
  await expect.element(chat()).not.toBeInTheDocument();
  await expect.element(launcher()).toHaveFocus();
  await launcher().click();
  await page.getByRole("button", { name: "Delivery time" }).click();
  await expect.element(question()).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(launcher()).toHaveFocus();
  await launcher().click();
  await expect.element(log()).toMatchTextContent("You: Delivery time");
});

it("turns a question that it cannot answer into a draft message", async () => {
  await openChat();
  await question().fill("Can you laminate felt?");
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: "Write to the shop" }).click();
  await expect.element(page.getByLabelText("Message")).toHaveValue("Can you laminate felt?");
  await page.getByRole("button", { name: "Back to the questions" }).click();
  await expect.element(question()).toHaveFocus();
});

it("asks for order and email, and emails the link without revealing whether the order exists", async () => {
  await openChat();
  await page.getByRole("button", { name: "Where is my order?" }).click();
  await expect.element(log()).toMatchTextContent("the number of your order");
  await question().fill("it is kln-2611-7q4m2x");
  await userEvent.keyboard("{Enter}");
  await expect.element(log()).toMatchTextContent("the email that you ordered with");
  const requested = answer("POST /orders/renew-key", { status: 200, body: undefined });
  await question().fill("asha@example.in");
  await userEvent.keyboard("{Enter}");
  await expect.element(log()).toMatchTextContent("If order KLN-2611-7Q4M2X was placed with");
  expect(requested).toMatchObject([
    { body: { orderId: "kln-2611-7q4m2x", email: "asha@example.in" } },
  ]);
});

it.each([390, 768, 1280])(
  "floats beside the language switch at the end of the page: %i",
  async (width) => {
    await page.viewport(width, 900);
    await show(
      <>
        <SiteFooter shop={SHOP} />
        <ChatLauncher facts={FACTS} />
      </>,
    );
    await expect.element(launcher()).toBeVisible();
    window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
    const { left } = launcher().element().getBoundingClientRect();
    for (const name of ["English", "हिन्दी"]) {
      const { right } = page.getByRole("link", { name }).element().getBoundingClientRect();
      expect(right).toBeLessThanOrEqual(left);
    }
  },
);

it.each([390, 768, 1280, 1440, 1600])(
  "floats beside the landing page's figures, not over them: %i",
  async (width) => {
    await page.viewport(width, 900);
    await show(
      <>
        <Facts claims={FACTS.claims} states={INDIAN_STATES} said={[]} />
        <ChatLauncher facts={FACTS} />
      </>,
    );
    await expect.element(launcher()).toBeVisible();
    const { left } = launcher().element().getBoundingClientRect();
    for (const text of document.querySelectorAll("dt, dd, section p")) {
      const range = document.createRange();
      range.selectNodeContents(text);
      expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(left);
    }
  },
);

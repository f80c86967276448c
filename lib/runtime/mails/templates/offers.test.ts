import { describe, expect, it } from "vitest";
import { mailedOffer as offer, mailedRequest as request, shop } from "@/e2e/mails/examples";
import { renderEmail } from "../render-email";
import {
  OfferExpired,
  OfferExpiring,
  OfferExtended,
  OfferMessage,
  OfferReceived,
  OfferSent,
  OfferWithdrawn,
} from "./offers";
import { OfferAnswered, OfferRequested } from "./shop-offers";

const words = (text: string) => text.replace(/\s+/g, " ");
const about = { offer, shop };
const LINK = "/offers/OF-261121-7K4Q9X?key=2b7f0c51d6a84e39";

describe("the emails about offers", () => {
  it("lead their buyer to the offer, with its lines, total and last day", () => {
    for (const template of [OfferSent, OfferExtended, OfferExpiring]) {
      const { html, text } = renderEmail(template, about);
      expect(html).toContain(LINK);
      expect(words(text)).toContain("5,000 or 10,000 pieces of Mailer box");
      expect(words(text)).toContain("Total with tax, for the first quantities: ₹85,550");
      expect(words(text)).toContain("11 December 2026");
      expect(words(text)).toContain("Kept for you, and sent in parts as you call them off.");
    }
  });

  it("show the pack size of a line", () => {
    const packs = {
      name: "Mailer box",
      unit: "PAC" as const,
      packSize: "100 pieces",
      quantities: [1, 5],
    };
    const sold = { ...offer, sent: offer.sent && { ...offer.sent, lines: [packs] } };
    expect(words(renderEmail(OfferSent, { offer: sold, shop }).text)).toContain(
      "1 or 5 packs of Mailer box, 1 pack = 100 pieces",
    );
  });

  it("mention that a version follows another one", () => {
    const first = { ...offer, sent: offer.sent && { ...offer.sent, n: 1 } };
    expect(renderEmail(OfferSent, { offer: first, shop }).subject).toBe(
      "Our offer OF-261121-7K4Q9X",
    );
    expect(renderEmail(OfferSent, about).subject).toBe("Our new offer OF-261121-7K4Q9X, version 2");
  });

  it("mention no call-offs when the goods leave as a whole", () => {
    const whole = { ...offer, sent: offer.sent && { ...offer.sent, kept: false } };
    expect(renderEmail(OfferSent, { offer: whole, shop }).text).not.toContain("call them off");
  });

  it("name the reason of a withdrawn offer, and how to renew an expired one", () => {
    expect(words(renderEmail(OfferWithdrawn, about).text)).toContain(offer.reason);
    expect(words(renderEmail(OfferExpired, about).text)).toContain("and we renew it");
  });

  it("contain messages of staff with their name", () => {
    const message = { text: "In twelve days.", by: "Meera Nair" };
    const { text } = renderEmail(OfferMessage, { ...about, message });
    expect(words(text)).toContain("In twelve days.");
    expect(words(text)).toContain(`Meera Nair, ${shop.siteName}`);
  });

  it("show the shop requests and messages of buyers, and never the buyer's key", () => {
    const requested = renderEmail(OfferRequested, { ...about, request });
    expect(requested.subject).toBe("Ravi Menon, Third Wave Coffee asks for an offer");
    expect(words(requested.text)).toContain("5,000 pieces of Mailer box");
    expect(words(requested.text)).toContain("ravi@example.com");
    const message = { text: "Cheaper, please.", by: "Ravi Menon" };
    const back = renderEmail(OfferAnswered, { ...about, message, said: "offer-changes" });
    expect(back.subject).toBe("Offer OF-261121-7K4Q9X: Ravi Menon wants changes");
    for (const { html } of [requested, back]) {
      expect(html).toContain("/admin/offers/OF-261121-7K4Q9X");
      expect(html).not.toContain(offer.accessKey);
    }
  });

  it("repeat no typed text in the receipt of a request", () => {
    const { html } = renderEmail(OfferReceived, { offer: { ...offer, sent: null }, shop });
    expect(html).toContain(LINK);
    expect(html).not.toContain(request.name);
  });
});

import { describe, expect, it, vi } from "vitest";
import type { Language } from "@/lib/base/http/languages";
import { withinRequest } from "@/lib/base/http/request-context";
import { AppError } from "@/lib/base/errors";
import { z } from "@/lib/base/input/zod";
import { getTranslate } from "@/lib/i18n/dictionaries";
import { Refusal } from "@/lib/i18n/refusal";
import { errorResponse, PATTERNS } from "./respond";

it("answers an internal error with the id of its log entry", async () => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const response = withinRequest({ id: "9f86d081884c7d65" }, () =>
    errorResponse(new Error("of no one's concern")),
  );
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    message: "Something went wrong on our side. Please try again.",
    code: "internal",
    requestId: "9f86d081884c7d65",
  });
  expect(written.mock.calls.join("")).toMatch(
    /^\S+ error request=9f86d081884c7d65 Unexpected error: Error: of no one's concern/,
  );
});

describe("the language of an error", () => {
  const answer = async (error: unknown, language?: Language) =>
    (await errorResponse(error, language).json()) as { message: string; fields?: unknown };
  const full = new Refusal(
    "invalid_input",
    (t) => t("A list has at most {count} lines.", { count: 200 }),
    { at: "items" },
  );

  it("is English unless the caller asks for another", async () => {
    const message = "A list has at most 200 lines.";
    const inEnglish = { message, code: "invalid_input", fields: { items: message } };
    expect(await answer(full)).toEqual(inEnglish);
    expect(await answer(full, "en")).toEqual(inEnglish);
    expect(full.message).toBe(message);
  });

  it("has words of their own for the shop's people, in its field too", async () => {
    const refused = new Refusal(
      "shipping_on_request",
      (t) => t("We have no shipping price to {pin}. Please ask us for an offer.", { pin: 795001 }),
      { at: "shippingWay" },
    );
    const message =
      "There is no shipping price to 795001. Add one in the settings, or make an offer.";
    const said = { message, code: "shipping_on_request", fields: { shippingWay: message } };
    expect(await errorResponse(refused, "en", true).json()).toEqual(said);
    expect(await errorResponse(full, "en", true).json()).toEqual(await answer(full));
  });

  it("is the caller's, with the values of the message, in its field too", async () => {
    const message = "एक सूची में ज़्यादा से ज़्यादा 200 पंक्तियाँ होती हैं।";
    expect(await answer(full, "hi")).toEqual({
      message,
      code: "invalid_input",
      fields: { items: message },
    });
  });

  it("is the caller's for messages without values and for those of schemas", async () => {
    expect(await answer(new AppError("not_found", "There is no such order."), "hi")).toEqual({
      message: "ऐसा कोई ऑर्डर नहीं है।",
      code: "not_found",
    });
    const schema = z.object({
      items: z.array(z.string()).max(1, "A cart holds at most 1 products"),
    });
    const { error } = schema.safeParse({ items: ["a", "b"] });
    expect(await answer(error, "hi")).toMatchObject({
      fields: { items: "कार्ट में ज़्यादा से ज़्यादा 1 उत्पाद रखे जा सकते हैं" },
    });
  });

  it("stays English where a text has no translation", async () => {
    const error = new AppError("invalid_input", "No dictionary has this.");
    expect(await answer(error, "hi")).toMatchObject({ message: "No dictionary has this." });
  });

  it.each(PATTERNS)("has a translation of %s", (pattern) => {
    expect(getTranslate("hi")(pattern)).not.toBe(pattern);
  });
});

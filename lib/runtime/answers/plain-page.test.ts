import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { FAILURE, OUTAGE, pageOverLimit, preparePlainPage } from "./plain-page";

it.each([
  [OUTAGE, 503, "The shop is not available right now", "दुकान अभी उपलब्ध नहीं है"],
  [FAILURE, 500, "Something went wrong", "कुछ गड़बड़ हो गई"],
  [pageOverLimit(7), 429, "One moment, please", "कृपया थोड़ा रुकें"],
])("speaks the language of the address (%#)", (page, status, english, hindi) => {
  for (const [url, language, title] of [
    ["/products?q=box", "en-IN", english],
    ["/hi/products?q=box", "hi-IN", hindi],
  ] as const) {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const html = preparePlainPage({ url }, response, page).toString();
    expect(response.statusCode).toBe(status);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
  }
});

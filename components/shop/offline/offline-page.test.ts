import { expect, it } from "vitest";
import { inEnglish, translateIn } from "@/lib/i18n/translate";
import { offlinePage } from "./offline-page";

const FACTS = {
  siteName: "Boxes & Bags",
  logoUrl: "",
  markUrl: "",
  fontUrl: "",
  phone: "+91 124 400 0000",
  hours: [{ days: "Mon-Sat", hours: "9:00-19:00" }],
};

const HINDI = translateIn({
  language: "hi",
  words: { "You are offline": "आप ऑफ़लाइन हैं", Mon: "सोम" },
});

it("is in the pages' language, with the days of the week", () => {
  const hindi = offlinePage(FACTS, HINDI);
  expect(hindi).toContain('<html lang="hi-IN">');
  expect(hindi).toContain(">आप ऑफ़लाइन हैं | Boxes &amp; Bags</title>");
  expect(hindi).toContain("<h1>आप ऑफ़लाइन हैं</h1>");
  expect(hindi).toContain("<dt>सोम-Sat</dt>");
});

it("escapes the owner's texts", () => {
  const siteName = '<script>alert("1")</script>';
  const page = offlinePage({ ...FACTS, siteName, logoUrl: '"><script>' }, inEnglish);
  expect(page.match(/<script/g)).toHaveLength(1);
});

it("shows phone and hours, and calls with one tap", () => {
  const page = offlinePage(FACTS, inEnglish);
  expect(page).toContain('<a href="tel:+911244000000">+91 124 400 0000</a>');
  expect(page).toContain("<dt>Mon-Sat</dt><dd>9:00-19:00</dd>");
});

it("shows the owner's logo, or the name if the browser has lost it", () => {
  const page = offlinePage({ ...FACTS, logoUrl: "/media/logo-360.webp" }, inEnglish);
  expect(page).toContain('<img id="logo" src="/media/logo-360.webp" alt="Boxes &amp; Bags"');
  expect(page).toContain('<p id="name" hidden>');
  expect(offlinePage(FACTS, inEnglish)).not.toContain('id="logo"');
});

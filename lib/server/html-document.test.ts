import { expect, it } from "vitest";
import { closedOnce } from "./html-document";

it("closes a document once, after its last script", () => {
  const closedTwice = "<html><body><p>A</p></body></html><script>go()</script></body></html>";
  expect(closedOnce(closedTwice)).toBe("<html><body><p>A</p><script>go()</script></body></html>");
  const cutShort = "<html><body></body></html><script>go()</script>";
  expect(closedOnce(cutShort)).toBe("<html><body><script>go()</script></body></html>");
});

it("leaves a document alone that ends where it is closed, and what is no document", () => {
  for (const text of ["<html><body><p>A</p></body></html>", "<p>A</p>", ""]) {
    expect(closedOnce(text)).toBe(text);
  }
});

import { expect, it } from "vitest";
import { closedOnce, isGone, joinedData } from "./html-document";

it("closes a document once, after its last script", () => {
  const closedTwice = "<html><body><p>A</p></body></html><script>go()</script></body></html>";
  expect(closedOnce(closedTwice)).toBe("<html><body><p>A</p><script>go()</script></body></html>");
  const cutShort = "<html><body></body></html><script>go()</script>";
  expect(closedOnce(cutShort)).toBe("<html><body><script>go()</script></body></html>");
});

it("keeps a complete document, and anything but a document", () => {
  for (const text of ["<html><body><p>A</p></body></html>", "<p>A</p>", ""]) {
    expect(closedOnce(text)).toBe(text);
  }
});

it("joins the data of a page only when nothing is in between", () => {
  const push = (data: string) => `self.__next_f.push([1,"${data}"])`;
  const apart = `<p>A</p><script>${push("a")}</script><script>${push("b")}</script><script>${push("c")}</script>`;
  expect(joinedData(apart)).toBe(`<p>A</p><script>${push("a")};${push("b")};${push("c")}</script>`);
  const others = [
    `<script>${push("a")}</script><div></div><script>${push("b")}</script>`,
    `<script>run()</script><script>${push("a")}</script>`,
    `<script type="application/ld+json">{}</script><script>${push("a")}</script>`,
  ];
  for (const html of others) expect(joinedData(html)).toBe(html);
});

it("detects the page of a removed record by its head, and by no text in it", () => {
  expect(isGone('<head><meta name="no-longer-there" content="true"/></head>')).toBe(true);
  const texts = [
    "<p>&lt;meta name=&quot;no-longer-there&quot; </p>",
    '<script>"<meta name=\\"no-longer-there\\" "</script>',
  ];
  for (const text of texts) expect(isGone(text)).toBe(false);
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { framedDocument } from "./framed-document";
import { inlineScriptSources } from "./inline-scripts";

const SLOTS = { title: "THE-TITLE", list: "<!--list-->" };

/** As Next writes what a page is made of: JSON within the text of a script. */
const DATA = `self.push([1,${JSON.stringify(`{"title":"THE-TITLE","page":"at THE-TITLE"}`)}])`;

const DOCUMENT = `<html><head><title>THE-TITLE | Shop</title><script>theme()</script></head><body title="THE-TITLE"><!--list--><script>${DATA}</script></body></html>`;

const fill = framedDocument(DOCUMENT, SLOTS);

function filled(title: string, list = "") {
  const { body, scripts } = fill({ title, list: Buffer.from(list) });
  return { html: body.toString(), scripts };
}

it("writes a text as it has to be where it stands, and markup as it is", () => {
  const { html } = filled(`“a & b" <c>`, "<ul><li>₹100</li></ul>");
  expect(html).toContain("<title>“a &amp; b&quot; &lt;c&gt; | Shop</title>");
  expect(html).toContain('<body title="“a &amp; b&quot; &lt;c&gt;"><ul><li>₹100</li></ul>');
});

/** Other texts with a dollar at their beginning are references to React. */
const asReactWrites = (text: string) => (text.startsWith("$") ? `$${text}` : text);

it("lets no text out of its place, and has the browser's data say the very text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (title) => {
      const { html } = filled(title);
      const [, code = ""] = /<script>self\.push\(\[1,(.*)\]\)<\/script>/.exec(html) ?? [];
      const data = JSON.parse(JSON.parse(code) as string) as { title: string };
      expect(data.title).toBe(asReactWrites(title));
      expect(html.split("<").length).toBe(DOCUMENT.split("<").length - 1);
    }),
  );
});

it("has React take a title with a dollar for the text that it is", () => {
  expect(filled("$5 boxes").html).toContain(
    String.raw`{\"title\":\"$$5 boxes\",\"page\":\"at $5 boxes\"}`,
  );
});

it("names the scripts of what it wrote, as they are found by whoever reads it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (title) => {
      const { html, scripts } = filled(title, "<p>list</p>");
      expect([...scripts].sort()).toEqual(inlineScriptSources(html).sort());
    }),
  );
});

it("takes a text that looks like a place for what it is", () => {
  expect(filled("<!--list-->", "<p>list</p>").html).toContain("&lt;!--list--&gt; | Shop");
});

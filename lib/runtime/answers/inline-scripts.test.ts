import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { inlineScriptSources } from "./inline-scripts";

const getSource = (code: string) =>
  `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("inlineScriptSources", () => {
  it("lists every script of the page, once", () => {
    const html = `<script>a()</script><p>x</p><script id="b" async="">b("₹")</script><script>a()</script>`;
    expect(inlineScriptSources(html)).toEqual([getSource("a()"), getSource('b("₹")')]);
  });

  it("keeps line breaks and angle brackets as the browser hashes them", () => {
    const code = '\nif (1 < 2) { x("<b>\\u003c/script>") }\n';
    expect(
      inlineScriptSources(`<SCRIPT type="module">${code}</SCRIPT >`.replace(" >", ">")),
    ).toEqual([getSource(code)]);
  });

  it.each([
    '<script src="/_next/static/a.js" async=""></script>',
    '<script type="application/ld+json">{"@type":"Product"}</script>',
    "<script></script>",
    "<template>script</template>",
  ])("leaves out %s", (html) => expect(inlineScriptSources(html)).toEqual([]));
});

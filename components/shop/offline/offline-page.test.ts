import { describe, expect, it } from "vitest";
import { html } from "./offline-page";

describe("html", () => {
  it("escapes what it is given, in text and in attributes", () => {
    const hostile = `"><img src=x onerror='alert(1)'>&`;
    expect(html`<a title="${hostile}">${hostile}</a>`.markup).toBe(
      '<a title="&quot;&gt;&lt;img src=x onerror=&apos;alert(1)&apos;&gt;&amp;">' +
        "&quot;&gt;&lt;img src=x onerror=&apos;alert(1)&apos;&gt;&amp;</a>",
    );
  });

  it("takes its own pieces and lists of them as they are", () => {
    const items = ["a", "<b>"].map((text) => html`<i>${text}</i>`);
    expect(html`<p>${items}</p>`.markup).toBe("<p><i>a</i><i>&lt;b&gt;</i></p>");
  });

  it("does not take something that only looks like a piece", () => {
    const forged = JSON.parse('{"markup":"<script></script>"}') as string;
    expect(() => html`<p>${forged}</p>`.markup).toThrow();
  });

  it("leaves nothing for what is absent, and keeps zero", () => {
    expect(html`[${null}${undefined}${false}${0}]`.markup).toBe("[0]");
  });
});

import { expect, it } from "vitest";
import { withLateScripts } from "./late-scripts";

const document = (head: string, tail = "") =>
  `<!DOCTYPE html><html><head>${head}</head><body><p>A</p>${tail}</body></html>`;

const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>';

it("names the scripts of a page, in their order, to the one that runs them", () => {
  const html = withLateScripts(
    document(
      '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>' +
        '<script src="/_next/static/chunks/a-1~2.js" async=""></script>',
      '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>',
    ),
  );
  expect(html).toMatch(
    /^<!DOCTYPE html><html><head><\/head><body><p>A<\/p><script>[^<]*<\/script><\/body><\/html>$/,
  );
  expect(html).toContain(
    '(document,["/_next/static/chunks/a-1~2.js","/_next/static/chunks/b.js"])',
  );
});

it.each([
  ["a script of another kind", '<script src="/_next/static/chunks/old.js" noModule=""></script>'],
  ["one of another place", '<script src="https://checkout.example/a.js" async=""></script>'],
  ["what a script holds", '<script>"\\u003cscript src=/_next/static/a.js async>"</script>'],
])("leaves %s as it is", (_, head) => {
  const html = withLateScripts(document(head, SCRIPT));
  expect(html).not.toContain(SCRIPT);
  expect(html).toContain(`<head>${head}</head>`);
});

it("leaves a document as it is that breaks off before its end, or runs no script from a file", () => {
  const whole = document(SCRIPT);
  const brokenOff = whole.slice(0, -"</html>".length);
  expect(withLateScripts(brokenOff)).toBe(brokenOff);
  const silent = document("");
  expect(withLateScripts(silent)).toBe(silent);
});

import { expect, it } from "vitest";
import { withLateScripts } from "./late-scripts";

const document = (head: string, tail = "") =>
  `<!DOCTYPE html><html><head>${head}</head><body><p>A</p>${tail}</body></html>`;

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
  expect(withLateScripts(document(head))).toContain(`<head>${head}</head>`);
});

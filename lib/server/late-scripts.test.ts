import { expect, it } from "vitest";
import { withLateScripts } from "./late-scripts";

const BODY = "<!DOCTYPE html><html><head>HEAD</head><body><p>A</p>TAIL</body></html>";
const document = (head: string, tail = "") => BODY.replace("HEAD", head).replace("TAIL", tail);

it("fetches the scripts of a page from its head on, and runs none until a script of its own does", () => {
  const html = withLateScripts(
    document(
      '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>' +
        '<script src="/_next/static/chunks/a.js" async=""></script>',
      '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>',
    ),
  );
  expect(html).not.toMatch(/<script[^>]* src=/);
  const links = [...html.matchAll(/<link [^>]*>/g)].map(([link]) => link);
  expect(links).toEqual(
    ["a", "b"].map(
      (name) =>
        `<link rel=preload as=script fetchpriority=low data-run href=/_next/static/chunks/${name}.js>`,
    ),
  );
  expect(html).toMatch(/<script>\(d=>\{.*\}\)\(document\)<\/script><\/body><\/html>$/);
});

it.each([
  ["a script of another kind", '<script src="/_next/static/chunks/old.js" noModule=""></script>'],
  ["one of another place", '<script src="https://checkout.example/a.js" async=""></script>'],
  ["what a script holds", '<script>"\\u003cscript src=/_next/static/a.js async>"</script>'],
])("leaves %s as it is", (_, head) => {
  expect(withLateScripts(document(head))).toContain(`<head>${head}</head>`);
});

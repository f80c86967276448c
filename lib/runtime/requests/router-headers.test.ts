import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import fc from "fast-check";
import { expect, it } from "vitest";
import { filterRouterHeaders, refuseUnreadableState } from "./router-headers";

type Headers = Record<string, string>;

function ask(url: string, headers: Headers): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, headers: { ...headers } });
  return request;
}

function kept(url: string, headers: Headers) {
  const request = ask(url, headers);
  filterRouterHeaders(request);
  return request.headers;
}

function refuses(state: string): boolean {
  const request = ask("/", { rsc: "1", "next-router-state-tree": state });
  return refuseUnreadableState(request, new ServerResponse(request));
}

const STATE = '["",{"children":["cart",{}]}]';

it.each<[string, Headers]>([
  ["a navigation", { rsc: "1", "next-router-state-tree": STATE, "next-url": "/" }],
  [
    "a prefetch of a part",
    { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
  ],
  [
    "a prefetch that is rendered",
    { rsc: "1", "next-router-prefetch": "2", "next-router-state-tree": STATE },
  ],
])("leaves %s as Next's scripts send it", (_, headers) => {
  expect(kept("/cart?_rsc=a", headers)).toEqual(headers);
});

it.each<[string, string, Headers, Headers]>([
  ["data in another spelling", "/", { rsc: "2", "next-router-state-tree": "x" }, {}],
  ["prefetched parts of a document", "/", { "next-router-prefetch": "1" }, {}],
  ["a kind of prefetch", "/", { rsc: "1", "next-router-prefetch": "9" }, { rsc: "1" }],
  [
    "a part without its prefetch",
    "/",
    { rsc: "1", "next-router-segment-prefetch": "/_tree" },
    { rsc: "1" },
  ],
  ["data of a call", "/api/products", { rsc: "1", "next-router-prefetch": "1" }, {}],
  ["data of a file", "/anything.txt?a=/", { rsc: "1" }, {}],
  ["data of a script", "/_next/static/a", { rsc: "1" }, {}],
])("removes an unknown %s", (_, url, headers, left) => {
  expect(kept(url, headers)).toEqual(left);
});

const text = fc.string({ maxLength: 8 });
const segment = fc.oneof(
  text,
  fc.tuple(
    text,
    text,
    fc.constantFrom("c", "oc", "d", "ci(.)", "di(..)", "ci(...)", "di(..)(..)"),
    fc.option(fc.array(text, { maxLength: 2 })),
  ),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc
    .tuple(
      segment,
      fc.oneof(
        { depthSize: "small" },
        fc.constant({}),
        fc.dictionary(text, tie("tree"), { maxKeys: 2 }),
      ),
      fc.option(fc.tuple(text, text)),
      fc.option(fc.constantFrom("refetch", "inside-shared-layout", "metadata-only")),
      fc.option(fc.nat(64)),
    )
    .chain((whole) => fc.nat({ max: 3 }).map((left) => whole.slice(0, whole.length - left))),
}));

it("reads every state that Next's scripts describe", () => {
  fc.assert(
    fc.property(tree, (state) => {
      const encoded = encodeURIComponent(JSON.stringify(state));
      expect(refuses(encoded)).toBe(encoded.length > 40_000);
    }),
  );
});

it.each([
  "made-up",
  "%",
  "{}",
  "[]",
  '[""]',
  '["",{"children":"x"}]',
  '["",null]',
  '[["a","b","z",null],{}]',
  '[["a","b","d"],{}]',
  '["",{},["a"]]',
  '["",{},null,"everything"]',
  '["",{},null,null,"1"]',
  '["",{},null,null,null,1]',
  '["",{},null,null,null,"a",1]',
  `["${"x".repeat(40_000)}",{}]`,
])("refuses the state %.40s", (state) => {
  expect(refuses(state)).toBe(true);
});

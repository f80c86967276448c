import NextLink from "next/link";
import { createElement, useId } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Link, type LinkProps } from "./link";

const Labelled = () => createElement("span", { id: useId() }, "Boxes");
const Nothing = () => null;

const LINKS: LinkProps[] = [
  {
    href: "/products?q=kraft+mailer&material=kraft%20board",
    children: null,
    rel: "nofollow",
    className: "chip",
  },
  { href: "/#contact", children: null, "aria-current": "page" },
  { href: "/products", children: null, scroll: false, replace: true, onNavigate: () => undefined },
  { href: "https://example.com/?a=1&b=2", children: null, tabIndex: -1, onClick: () => undefined },
];

describe("a link as the server draws it", () => {
  it.each(LINKS)("is what Next's would be: $href", (props) => {
    const label = [createElement(Labelled, { key: "label" }), " from ", "A"];
    const drawn = renderToString(createElement(Link, { ...props, prefetch: false }, label));
    const next = createElement(NextLink, props, label, createElement(Nothing));
    expect(drawn).toBe(renderToString(next));
  });
});

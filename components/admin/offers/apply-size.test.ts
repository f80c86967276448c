import { describe, expect, it } from "vitest";
import type { TriedSize } from "@/lib/catalogue/sizes/admin/schemas";
import { NEW_LINE, type LineValues } from "./line-values";
import { NEW_TERMS, termsFormSchema, toSent } from "./offer-form";
import { applySize } from "./apply-size";

const MADE = {
  style: "mailer-box",
  length: 230,
  width: 155,
  height: 70,
  inside: true,
  board: "e-kraft",
  print: "flexo-2",
  finish: null,
  table: 3,
  thickness: 1.6,
  colours: 2,
} as const;

/** The table's answer for a mailer box, with the given tool price. */
const tried = (
  tool: number,
  made: NonNullable<TriedSize["line"]>["made"] = MADE,
): Pick<TriedSize, "line" | "prices"> => ({
  line: {
    name: made.style === "mailer-box" ? "Mailer box" : "Pizza box",
    hsn: "481910",
    spec: { size: "230 × 155 × 70 mm inside" },
    made,
    extras: [
      { kind: "fee", name: "Set-up for Mailer box: 2 colours", quantity: 2, price: 1800 },
      { kind: "tool", name: "Cutting tool for Mailer box", quantity: 1, price: tool },
    ],
  },
  prices: [
    {
      quantity: 500,
      price: 14_210.5,
      basis: 1000,
      total: 17_205.25,
      setup: 3600,
      tool,
      weight: 51_300,
      leadDays: 9,
      readyBy: "2026-12-10",
    },
  ],
});

const kinds = (lines: readonly LineValues[]) => lines.map(({ kind }) => kind).join(" ");

const prices = (lines: readonly LineValues[]) =>
  lines.map(({ quantities: [first] }) => Number(first?.price));

describe("two boxes of the same name and size", () => {
  const first = applySize([NEW_LINE, NEW_LINE], 0, tried(6500));
  const both = applySize(first, 3, tried(7000));

  it("have a set-up and a tool each, which are sent with their indexes", () => {
    expect(kinds(both)).toBe("custom fee tool custom fee tool");
    const terms = termsFormSchema.parse({ ...NEW_TERMS, lines: both });
    expect(toSent(terms, false).lines.map(({ forLine }) => forLine)).toEqual([
      ...[undefined, 0, 0],
      ...[undefined, 3, 3],
    ]);
  });

  it("keep the other's when one is priced again, in any order of lines", () => {
    const [box, fee, tool, other, otherFee, otherTool] = both as [
      ...[LineValues, LineValues, LineValues],
      ...[LineValues, LineValues, LineValues],
    ];
    const moved = [otherTool, tool, other, box, fee, otherFee];
    const again = applySize(moved, 3, tried(9000));
    expect(kinds(again)).toBe("tool custom custom fee tool fee");
    expect(prices(again)).toEqual([7000, 14_210.5, 14_210.5, 1800, 9000, 1800]);
  });

  it("leave their set-up and tool without a line when removed", () => {
    const terms = termsFormSchema.parse({ ...NEW_TERMS, lines: both.slice(1) });
    expect(terms.lines.map(({ forLine }) => forLine)).toEqual([
      ...[undefined, undefined],
      ...[undefined, 2, 2],
    ]);
  });
});

it("keeps the ids of set-up and tool, so that they stay the same lines", () => {
  const ids = ["one", "two", "three"];
  const saved = applySize([{ ...NEW_LINE, key: "one" }], 0, tried(6500)).map((line, index) => ({
    ...line,
    _id: ids[index] ?? "",
  }));
  expect(applySize(saved, 0, tried(7000)).map(({ _id }) => _id)).toEqual(ids);
});

it("includes the costs of set-up and tool if the user may read costs", () => {
  const costs = (cost?: number) => {
    const {
      line,
      prices: [price],
    } = tried(6500);
    const priced = price ? [{ ...price, ...(cost !== undefined && { cost }) }] : [];
    return applySize([NEW_LINE], 0, { line, prices: priced })
      .slice(1)
      .map((each) => each.cost);
  };
  expect(costs(15_000)).toEqual(["1800", "6500"]);
  expect(costs()).toEqual(["", ""]);
});

it("keeps a name that was edited, while the style is the same", () => {
  const [box] = applySize([{ ...NEW_LINE, name: "Our box" }], 0, tried(6500));
  expect(box?.name).toBe("Our box");
  const [pizza] = applySize([box ?? NEW_LINE], 0, tried(6500, { ...MADE, style: "pizza-box" }));
  expect(pizza?.name).toBe("Pizza box");
});

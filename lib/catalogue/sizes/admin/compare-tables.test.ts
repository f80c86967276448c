import { expect, it } from "vitest";
import { DEMO_SIZES } from "@/prisma/demo/sizes";
import { compareTables } from "./compare-tables";

it("says which examples stand at the least order value, which a board does not change", () => {
  const [style] = DEMO_SIZES.styles;
  if (!style) throw new Error("The demo has no style");
  const box = {
    style: style.id,
    length: 230,
    width: 155,
    height: 70,
    inside: true,
    board: style.boards[0] ?? "",
    print: "plain",
    finish: null,
  };
  const examples = [100, 10_000].map((quantity) => ({ ...box, quantity }));
  const table = { ...DEMO_SIZES, leastOrderPaise: 1_000_000, examples };
  const [small, large] = compareTables(table, table, new Date("2026-11-30T06:00:00Z"));
  expect(small?.after).toMatchObject({ price: 100_000, least: true });
  expect(large?.after).not.toHaveProperty("least");
});

import { expect, it } from "vitest";
import { sizeDielineQuery } from "@/lib/catalogue/sizes/schemas";
import { findLineSheet } from "./read-dieline";

const made = {
  style: "mailer-box",
  length: 230,
  width: 155.5,
  height: 70,
  inside: true,
  board: "e-kraft",
  print: "flexo-2",
  finish: null,
  table: 3,
  thickness: 1.6,
  colours: 2,
};
const spec = { size: "230 × 155.5 × 70 mm inside", material: "E-flute, kraft", made };
const line = { kind: "custom", print: null, product: null, spec } as const;

it("the sheet of a line made to size is that of its size, board and version of the table", () => {
  const found = findLineSheet(line);
  expect(found?.size).toMatchObject({ width: 526, height: 529 });
  expect(found?.model).toMatchObject({ kind: "mailer", labels: ["230 mm", "155.5 mm", "70 mm"] });
  const [path, query] = found?.file?.("pdf").split("?") ?? [];
  expect(path).toBe("/api/styles/mailer-box/dieline");
  expect(sizeDielineQuery.parse(Object.fromEntries(new URLSearchParams(query)))).toEqual({
    length: 230,
    width: 155.5,
    height: 70,
    inside: true,
    board: "e-kraft",
    table: 3,
    format: "pdf",
  });
});

it("a line made to an offer's words has none", () => {
  expect(findLineSheet({ ...line, spec: { size: "230 × 155 × 70 mm" } })).toBeNull();
});

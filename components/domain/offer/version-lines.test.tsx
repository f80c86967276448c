import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { RequestedLines } from "./requested-lines";
import { VersionLines } from "./version-lines";

const PACKS = { name: "Kraft mailer box", product: "a", spec: {}, packSize: "100 pieces" };

it("shows the contents of a pack for an offered and a requested line", async () => {
  const line = {
    ...PACKS,
    _id: "line",
    kind: "product" as const,
    unit: "PAC" as const,
    basis: 1,
    hsn: null,
    quantities: [{ quantity: 3, price: 400, total: 1200 }],
  };
  const screen = await render(
    <VersionLines version={{ ...VERSION, lines: [line] }} chosen={{ line: 3 }} />,
  );
  await expect.element(screen.getByText("1 pack = 100 pieces")).toBeVisible();
  await screen.rerender(<RequestedLines asked={[{ ...PACKS, quantities: [3], note: null }]} />);
  await expect.element(screen.getByText("1 pack = 100 pieces")).toBeVisible();
  await expect.element(screen.getByText("3 packs", { exact: true })).toBeVisible();
});

const VERSION = {
  n: 1,
  sentAt: null,
  validUntil: "2026-12-11",
  leadDays: 10,
  tolerancePercent: 0,
  advancePercent: 0,
  kept: false,
  discount: 0,
  shipping: 0,
  tax: 0,
  taxes: [],
  total: 1200,
  words: null,
  superseded: false,
};

it("links a line made to size to its dieline on the board of the version that priced it", async () => {
  const made = {
    style: "mailer-box" as const,
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
  };
  const line = {
    _id: "line",
    kind: "custom" as const,
    name: "Mailer box",
    spec: {},
    unit: "PCS" as const,
    basis: 1000,
    hsn: "481910",
    product: null,
    made,
    quantities: [{ quantity: 1000, price: 12_000, total: 12_000 }],
  };
  const screen = await render(
    <VersionLines version={{ ...VERSION, lines: [line] }} chosen={{ line: 1000 }} />,
  );
  for (const format of ["pdf", "svg"]) {
    await expect
      .element(screen.getByRole("link", { name: `Dieline (${format.toUpperCase()})` }))
      .toHaveAttribute(
        "href",
        `/api/styles/mailer-box/dieline?length=230&width=155&height=70&inside=true&board=e-kraft&table=3&format=${format}`,
      );
  }
});

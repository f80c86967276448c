import { expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { OfferFields } from "./offer-fields";
import { NEW_LINE } from "./line-values";
import { NEW_TERMS, termsFormSchema } from "./offer-form";

const STYLE = {
  _id: "mailer-box",
  name: "Mailer box",
  picture: null,
  hsn: "481910",
  limits: { length: [80, 450], width: [60, 350], height: [20, 150] },
  boards: [{ _id: "e-kraft", name: "E-flute, kraft", thickness: 1.6, gsm: 420 }],
  prints: [
    { _id: "plain", name: "Plain" },
    { _id: "flexo-2", name: "2 colours outside" },
  ],
  finishes: [],
  quantities: [500, 1000],
  leastQuantity: 100,
  from: 9.42,
} as const;

const SPEC = {
  length: 230,
  width: 155,
  height: 70,
  inside: true,
  board: "e-kraft",
  print: "flexo-2",
  finish: null,
};

const toPrice = (quantity: number, price: number) => ({
  quantity,
  price,
  basis: 1000,
  setup: 3600,
  tool: 6500,
  weight: quantity * 100,
  total: (price * quantity) / 1000 + 10_100,
  leadDays: 9,
  readyBy: "2026-12-10",
});

const TRIED = {
  spec: SPEC,
  blank: { width: 473.6, height: 541 },
  table: 3,
  line: {
    name: "Mailer box",
    hsn: "481910",
    spec: {
      size: "230 × 155 × 70 mm inside",
      material: "E-flute, kraft",
      print: "2 colours outside",
    },
    made: { style: "mailer-box", ...SPEC, table: 3, thickness: 1.6, colours: 2 },
    extras: [
      {
        kind: "fee",
        name: "Set-up for Mailer box: 2 colours outside",
        quantity: 2,
        price: 1800,
      },
      {
        kind: "tool",
        name: "Cutting tool for Mailer box, 230 × 155 × 70 mm inside",
        quantity: 1,
        price: 6500,
      },
    ],
  },
  prices: [toPrice(500, 14_210.5), toPrice(1000, 12_000)],
} as const;

const LINE = {
  ...NEW_LINE,
  quantities: [
    { quantity: "500", price: "" },
    { quantity: "1000", price: "" },
  ],
};

let saved: unknown;

function Editor({ line = LINE }) {
  const form = useZodForm(termsFormSchema, { ...NEW_TERMS, lines: [line] });
  return (
    <ZodForm
      form={form}
      onSubmit={(terms) => {
        saved = terms;
      }}
    >
      <OfferFields />
      <button>Save</button>
    </ZodForm>
  );
}

async function openSize() {
  answer("GET /styles", ok([STYLE]));
  await show(<Editor />, "/admin");
  await screen.getByRole("button", { name: "Price by Size" }).click();
  const size = screen.getByRole("group", { name: "Line 1" });
  await size.getByLabelText("Style").selectOptions("Mailer box");
  await size.getByLabelText("Board").selectOptions("E-flute, kraft");
  await size.getByLabelText("Printed").selectOptions("2 colours outside");
  await size.getByLabelText("Length (mm)").fill("230");
  await size.getByLabelText("Width (mm)").fill("155");
  await size.getByLabelText("Height (mm)").fill("70");
  return screen.getByRole("button", { name: "Take Prices" });
}

it("shows what a request says of size, board and print already chosen", async () => {
  answer("GET /styles", ok([STYLE]));
  const spec = { ...LINE.spec, ...TRIED.line.spec };
  await show(<Editor line={{ ...LINE, name: "Mailer box", spec }} />, "/admin");
  await screen.getByRole("button", { name: "Price by Size" }).click();
  await expect.element(screen.getByLabelText("Length (mm)")).toHaveValue("230");
  await expect.element(screen.getByLabelText("Board")).toHaveValue("e-kraft");
  await expect.element(screen.getByLabelText("Printed")).toHaveValue("flexo-2");
  const tried = answer("POST /admin/size-table/try", ok(TRIED));
  await screen.getByRole("button", { name: "Take Prices" }).click();
  await expect
    .poll(() => tried)
    .toMatchObject([{ body: { board: "e-kraft", print: "flexo-2", quantities: [500, 1000] } }]);
});

it("fills in the prices of all quantities by one press, with set-up and tool", async () => {
  const tried = answer("POST /admin/size-table/try", ok(TRIED));
  const press = await openSize();
  await press.click();
  await expect
    .element(screen.getByLabelText("Price in rupees of quantity 2 of line 1"))
    .toHaveValue(12_000);
  expect(tried[0]?.body).toEqual({ style: "mailer-box", ...SPEC, quantities: [500, 1000] });
  await expect.element(screen.getByText("by version 3 of the size table")).toBeVisible();
  // Set-up and tool are rows of the line's card.
  const tool = screen.getByRole("group", { name: "Line 3, charged once for line 1" });
  await expect.element(tool.getByLabelText("Price in rupees")).toHaveValue(6500);
  expect(tool.element().getBoundingClientRect().height).toBeLessThan(130);
  await expectNoAxeViolations();
  // Another press replaces set-up and tool.
  await screen.getByRole("button", { name: "Take Today’s Prices" }).click();
  await expect.poll(() => tried.length).toBe(2);
  await screen.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => saved)
    .toMatchObject({
      lines: [
        {
          kind: "custom",
          name: "Mailer box",
          unit: "PCS",
          basis: 1000,
          hsn: "481910",
          made: TRIED.line.made,
          spec: TRIED.line.spec,
          packedWeight: 100_000,
          quantities: [
            { quantity: 500, price: 14_210.5 },
            { quantity: 1000, price: 12_000 },
          ],
        },
        { kind: "fee", forLine: 0, unit: "SET", quantities: [{ quantity: 2, price: 1800 }] },
        { kind: "tool", forLine: 0, unit: "SET", quantities: [{ quantity: 1, price: 6500 }] },
      ],
    });
  expect((saved as { lines: unknown[] }).lines).toHaveLength(3);
});

it("reports at the field what the table does not price, and clears the size described by hand", async () => {
  const words = "The longest mailer box we make is 450 mm; ask us for more";
  const refused = { ...refusal(400, "outside_limits", words) };
  refused.body.fields = { length: words };
  answer("POST /admin/size-table/try", refused);
  const press = await openSize();
  await press.click();
  await expect.element(screen.getByText(words).first()).toBeVisible();
  answer("POST /admin/size-table/try", ok(TRIED));
  await press.click();
  await screen.getByRole("button", { name: "Describe by Hand" }).click();
  await expect.element(screen.getByLabelText("Material")).toHaveValue("E-flute, kraft");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => saved).toMatchObject({ lines: [{ made: undefined }, {}, {}] });
});

import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { show } from "@/e2e/component/show";
import { PROOF_EXAMPLES } from "@/lib/artwork/proofs/examples";
import type { ProofAnswer } from "@/lib/artwork/proofs/schemas";
import { layFlat } from "@/lib/catalogue/model/flat-sheet";
import { buildNet, planModel } from "@/lib/catalogue/model/model-plan";
import { ProofNotes } from "./proof-notes";

const [EXAMPLE] = PROOF_EXAMPLES.listProofs.answer;

const PLAN = planModel({
  name: "Mailer Box, Kraft",
  description: "",
  features: [],
  specifications: {
    Dimensions: "250 × 180 × 80 mm outside (L × W × H)",
    Material: "Corrugated board, kraft both faces",
    Ply: "3-ply, E flute",
  },
});

/** Returns a magenta page as a data URL. */
function magenta(width: number, height: number): string {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas.");
  context.fillStyle = "#f0f";
  context.fillRect(0, 0, width, height);
  return canvas.toDataURL();
}

/** The printed share of the model's picture: kraft reflects red, magenta absorbs green. */
function printed(): number {
  const canvas = document.querySelector("canvas");
  const data = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let found = 0;
  for (let index = 0; index < data.length; index += 4) {
    const [red = 0, green = 0, , alpha = 0] = data.slice(index, index + 4);
    if (alpha > 200 && red > 90 && green < 40) found += 1;
  }
  return found / (data.length / 4);
}

const flat = () => page.getByRole("button", { name: "Flat" });
const onProduct = () => page.getByRole("button", { name: "On the product" });
const model = () => page.getByRole("img", { name: /^Mailer box/ });

async function open(pages: string[], plan = PLAN) {
  const proof = { ...EXAMPLE, n: 2, pages, pins: [] } as ProofAnswer;
  await show(
    // On its pages, more follows below.
    <div className="pb-96">
      <ProofNotes
        proof={proof}
        orderKey={undefined}
        plan={plan}
        onChanged={() => Promise.resolve()}
      />
    </div>,
  );
}

it("shows the proof flat, and on the product as a sheet printed all over", async () => {
  if (!PLAN) throw new Error("A mailer box folds.");
  const { width, height } = layFlat(buildNet(PLAN));
  // The page is landscape, and is rotated to fit.
  await open([magenta(height, width)]);
  await expect.element(page.getByRole("img", { name: "Proof 2, page 1" })).toBeVisible();
  await expect.element(flat()).toHaveAttribute("aria-pressed", "true");
  await onProduct().click();
  await expect.element(model()).toHaveAccessibleName(/folded.*with page 1 of proof 2$/);
  await expect.element(page.getByLabelText("Printed on")).toHaveValue("sheet");
  await expect.poll(printed).toBeGreaterThan(0.1);
  await page.getByRole("slider", { name: "Fold it" }).fill("0");
  await expect.element(model()).toHaveAccessibleName(/flat sheet/);
  await expect.poll(printed).toBeGreaterThan(0.1);
  await expectNoAxeViolations();
  await flat().click();
  await expect.element(model()).not.toBeInTheDocument();
});

it("puts a page of another shape on a face, and follows the viewer's choice", async () => {
  await open([magenta(300, 150), magenta(200, 100)]);
  await onProduct().click();
  await expect.element(page.getByLabelText("Printed on")).toHaveValue("lid");
  await expect.poll(printed).toBeGreaterThan(0.01);
  const onLid = printed();
  await page.getByLabelText("Printed on").selectOptions("The whole sheet");
  await expect.poll(printed).toBeGreaterThan(2 * onLid);
  await page.getByLabelText("Page", { exact: true }).selectOptions("2");
  await expect.element(model()).toHaveAccessibleName(/with page 2 of proof 2$/);
  await page.getByRole("button", { name: "Add a note to the picture" }).click();
  await expect.element(model()).not.toBeInTheDocument();
});

it("reports a page that fails to load", async () => {
  await open(["data:image/png;base64,AAAA"]);
  await onProduct().click();
  await expect.element(page.getByText(/could not be loaded/)).toBeVisible();
});

it("shows only the flat proof of a product that does not fold", async () => {
  await open([magenta(30, 30)], null);
  await expect.element(page.getByRole("img", { name: "Proof 2, page 1" })).toBeVisible();
  await expect.element(onProduct()).not.toBeInTheDocument();
});

it("opens the note within reach of the thumb when the picture is pressed on a phone", async () => {
  await page.viewport(390, 844);
  await open([magenta(300, 200)], null);
  await page.getByRole("button", { name: "Write a note about a place on this page" }).click();
  const note = page.getByRole("textbox", { name: "Note" });
  await expect.element(note).toHaveFocus();
  const form = note.element().closest("form");
  expect(form?.getBoundingClientRect().bottom).toBe(844);
  await expect.element(page.getByLabelText("From the left")).not.toBeVisible();
  await expectNoAxeViolations();
});

it("keeps the pressed place in view above the note on a phone", async () => {
  await page.viewport(390, 844);
  await open([magenta(300, 600)]);
  const picture = page.getByRole("button", { name: /Write a note about a place/ });
  const height = () => picture.element().getBoundingClientRect().height;
  await expect.poll(height).toBeGreaterThan(600);
  picture.element().scrollIntoView({ block: "end" });
  await picture.click({ position: { x: 20, y: height() - 10 } });
  await expect.element(page.getByLabelText("Note", { exact: true })).toHaveFocus();
  const form = page.getByLabelText("Note", { exact: true }).element().closest("form");
  const mark = () => page.getByText("+", { exact: true }).element().getBoundingClientRect().bottom;
  await expect.poll(mark).toBeLessThan(form?.getBoundingClientRect().top ?? 0);
});

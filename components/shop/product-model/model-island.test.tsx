import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { forgetLogos, storeLogo, readStoredLogo } from "@/lib/client/artwork/stored-logo";
import { planModel } from "@/lib/catalogue/model/model-plan";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { show } from "@/e2e/component/show";
import { ModelIsland } from "./model-island";

const MAILER = {
  name: "Mailer Box, Kraft",
  description: "",
  features: [],
  specifications: {
    Dimensions: "250 × 180 × 80 mm outside (L × W × H)",
    Material: "Corrugated board, kraft both faces",
    Ply: "3-ply, E flute",
  },
};

async function open(at = "/product/1/model") {
  const plan = planModel(MAILER);
  if (!plan) throw new Error("A mailer box can be folded.");
  await show(<ModelIsland plan={plan} name={MAILER.name} printed={PRODUCT} drawing={null} />, at);
}

const PRODUCT = "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a10";

const BROKEN = "Your browser cannot show this picture. Choose a PNG, JPEG, WebP or SVG file.";

const picture = () => page.getByRole("img", { name: /^Mailer box, 250 × 180 × 80 mm/ });
const slider = () => page.getByRole("slider", { name: "Fold it" });

/** Chooses a file as in the browser's file dialog. */
async function choose(file: File): Promise<void> {
  const field = page.getByLabelText("Logo", { exact: true });
  await expect.element(field).toBeVisible();
  const chosen = new DataTransfer();
  chosen.items.add(file);
  const input = field.element() as HTMLInputElement;
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

async function logo(colour: string, type = "image/png"): Promise<File> {
  const canvas = Object.assign(document.createElement("canvas"), { width: 40, height: 40 });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas.");
  context.fillStyle = colour;
  context.fillRect(0, 0, 40, 40);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return new File([blob ?? ""], "logo.png", { type });
}

/** The number of pixels in the picture that are close to a colour. */
function getPixels([red, green, blue]: [number, number, number]): number {
  const canvas = document.querySelector("canvas");
  const data = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let found = 0;
  for (let index = 0; index < data.length; index += 4) {
    const [r = 0, g = 0, b = 0] = [data[index], data[index + 1], data[index + 2]];
    if (Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue) < 50) found += 1;
  }
  return found;
}

it("turns by keys and buttons, folds by a slider, and announces both", async () => {
  await open();
  await expect.element(picture()).toHaveAccessibleName(/: folded, seen from the front and right/);
  picture().element().focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}");
  await expect.element(picture()).toHaveAccessibleName(/seen from the front and left and above/);
  await page.getByRole("button", { name: "Turn left" }).click();
  await page.getByRole("button", { name: "Turn left" }).click();
  await expect.element(picture()).toHaveAccessibleName(/seen from the front and above/);
  await slider().fill("0");
  await expect.element(picture()).toHaveAccessibleName(/: flat sheet, with the printed side up$/);
  await expect.element(page.getByRole("status").first()).toHaveTextContent("Flat sheet");
  // With reduced motion the end is shown at once.
  await page.getByRole("button", { name: "Fold", exact: true }).click();
  await expect.element(slider()).toHaveValue("100");
  await expectNoAxeViolations();
});

it("starts in the view of its link", async () => {
  await open("/product/1/model?turn=180&tilt=40&fold=55&face=front");
  await expect.element(picture()).toHaveAccessibleName(/more than half folded, seen from the back/);
  await expect.element(slider()).toHaveValue("55");
});

it("prints a logo that stays in the browser", async () => {
  const fetched = vi.spyOn(window, "fetch");
  const sent = vi.spyOn(XMLHttpRequest.prototype, "send");
  await open();
  await choose(await logo("#ff00ff"));
  await expect.element(picture()).toHaveAccessibleName(/with your logo$/);
  // Magenta on kraft: the ink absorbs green, and the paper shows through.
  await expect.poll(() => getPixels([221, 0, 150])).toBeGreaterThan(400);
  await page.getByLabelText("Ink").selectOptions("White");
  await expect.poll(() => getPixels([250, 247, 240])).toBeGreaterThan(400);
  await page.getByLabelText("Printed on").selectOptions("Front");
  await expect.element(picture()).toHaveAccessibleName(/seen from the front and above/);
  await page.getByRole("button", { name: "Remove logo" }).click();
  await expect.poll(() => getPixels([250, 247, 240])).toBe(0);
  expect(fetched).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

it("stores a logo for an order, and removes it on request", async () => {
  await open();
  await choose(await logo("#ff00ff", "image/webp"));
  await page.getByLabelText("Ink").selectOptions("Black");
  await page.getByRole("button", { name: "Use this logo on my order" }).click();
  await expect.element(page.getByText(/is kept in this browser/)).toBeVisible();
  await expect.element(page.getByText(/^10 ppi: too coarse to print/)).toBeVisible();
  expect(await readStoredLogo(PRODUCT)).toMatchObject({
    file: { name: "logo.png", type: "image/webp" },
    words: "Lid, 100 mm wide, black",
    print: { face: "lid", placement: { size: 70, across: 0, up: 0 }, ink: "black" },
  });
  expect(await readStoredLogo("another")).toBeNull();
  await expectNoAxeViolations();
  await page.getByRole("button", { name: "Remove logo" }).click();
  await page.getByRole("button", { name: "Do not keep it" }).click();
  await expect.element(page.getByText(/is kept in this browser/)).not.toBeInTheDocument();
  await expect.poll(() => readStoredLogo(PRODUCT)).toBeNull();
});

it("stores none after all are removed, as on logout", async () => {
  expect(await storeLogo(PRODUCT, { file: await logo("#ff00ff"), words: "", print: null })).toBe(
    true,
  );
  forgetLogos();
  await expect.poll(() => readStoredLogo(PRODUCT)).toBeNull();
});

it.each([
  ["no picture", new File(["<p>"], "logo.html", { type: "text/html" }), BROKEN],
  ["a broken one", new File(["not a picture"], "logo.png", { type: "image/png" }), BROKEN],
  [
    "one that is too large",
    new File([new Uint8Array(8_000_001)], "logo.png", { type: "image/png" }),
    "This file is larger than 8 MB. Choose a smaller one.",
  ],
])("refuses %s and says what to do", async (_, file, text) => {
  await open();
  await choose(file);
  await expect.element(page.getByRole("alert")).toHaveTextContent(text);
  await expect.element(picture()).not.toHaveAccessibleName(/logo/);
});

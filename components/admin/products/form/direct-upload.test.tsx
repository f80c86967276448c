import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { answerForms, choose, offerDirectUploads, pngFile } from "@/e2e/component/uploads";
import { productsExamples } from "@/lib/api/examples/catalogue-examples";
import { pictureUploadExamples } from "@/lib/api/examples/picture-upload-examples";
import { WORKER_META } from "@/lib/files/direct/worker-script";
import { ProductDialog } from "./product-dialog";

const PRODUCT = productsExamples.getAdminProduct.answer;
const STARTED = pictureUploadExamples.startPictureUpload.answer;

let withdraw: () => void = () => undefined;
afterEach(() => withdraw());

const onSaved = vi.fn();

const picture = () => pngFile("lid.png");

async function saveWithPicture(): Promise<void> {
  onSaved.mockClear();
  answer("GET /admin/products/{id}", ok(PRODUCT));
  answer("GET /admin/products/families", ok(productsExamples.listFamilies.answer));
  await show(
    <ProductDialog
      categories={["Boxes", "Mailers"]}
      productId={PRODUCT._id}
      onClose={vi.fn()}
      onSaved={onSaved}
    />,
  );
  await expect.element(page.getByLabelText("Product name", { exact: true })).toBeVisible();
  choose("input[name=images]", await picture());
  await expect.element(page.getByText(/lid\.png/).first()).toBeInTheDocument();
  await page.getByRole("button", { name: "Save Changes" }).click();
}

const saved = () => ({ status: 200, body: PRODUCT });

it("sends pictures with the form where the shop keeps them itself", async () => {
  const forms = answerForms(saved);
  await saveWithPicture();
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  expect(forms.map((form) => (form.get("images") as File).name)).toEqual(["lid.png"]);
  expect(forms[0]?.has("directUploads")).toBe(false);
});

it("sends them straight to UploadThing where it may, tells how far, and names them in the form", async () => {
  const asked = answer("POST /admin/picture-uploads", ok(STARTED));
  const { size } = await picture();
  withdraw = offerDirectUploads(WORKER_META, [{ sent: Math.ceil(size / 2) }]);
  const forms = answerForms(saved);
  await saveWithPicture();
  const share = () => bar.query()?.getAttribute("aria-valuenow");
  const bar = page.getByRole("progressbar", { name: "Sending the product" });
  await expect.poll(() => Math.floor(Number(share()) / 10)).toBe(5);
  await page.getByRole("button", { name: "Stop sending" }).click();
  await expect.element(bar).not.toBeInTheDocument();
  expect(forms).toEqual([]);

  withdraw();
  withdraw = offerDirectUploads(WORKER_META, [{ sent: size + 200 }, { status: 200 }]);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  expect(asked.map(({ body }) => body)).toEqual([
    { bytes: size, type: "image/png" },
    { bytes: size, type: "image/png" },
  ]);
  const named = [{ id: STARTED._id, name: "lid.png" }];
  expect(forms.map((form) => form.get("directUploads"))).toEqual([JSON.stringify(named)]);
  expect(forms[0]?.has("images")).toBe(false);
  expect(forms[0]?.get("imageOrder")).toContain("lid.png");
});

it("sends them with the form once they do not get there, and does not try that again", async () => {
  const asked = answer("POST /admin/picture-uploads", ok(STARTED));
  withdraw = offerDirectUploads(WORKER_META, [{ status: 0 }]);
  const forms = answerForms(saved);
  await saveWithPicture();
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect.poll(() => onSaved.mock.calls.length).toBe(2);
  expect(asked).toHaveLength(1);
  expect(forms.map((form) => (form.get("images") as File).name)).toEqual(["lid.png", "lid.png"]);
});

import { expect, it, vi } from "vitest";
import { page as screen, userEvent } from "vitest/browser";
import { catalogueFileExamples } from "@/lib/catalogue/admin/file-examples";
import { upload } from "@/lib/client/uploads/upload";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { CountDialog } from "./count-dialog";

vi.mock("@/lib/client/uploads/upload", () => ({ upload: vi.fn() }));

const REPORT = catalogueFileExamples.bookCount.answer;

async function checked(report: object): Promise<{ onBooked: () => void }> {
  vi.mocked(upload)
    .mockReset()
    .mockResolvedValue(report as never);
  const onBooked = vi.fn();
  await show(<CountDialog query={{ status: "low" }} onClose={vi.fn()} onBooked={onBooked} />);
  await expect
    .element(screen.getByRole("link", { name: "Download the sheet" }))
    .toHaveAttribute("href", "/api/admin/products/count-sheet?status=low");
  await expectNoAxeViolations();
  const input = document.querySelector<HTMLInputElement>("input[name=file]");
  const chosen = new DataTransfer();
  chosen.items.add(new File(["a"], "count.csv", { type: "text/csv" }));
  if (input) input.files = chosen.files;
  input?.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.element(screen.getByText("count.csv")).toBeVisible();
  return { onBooked };
}

function sentForm(): FormData {
  const [, sent] = vi.mocked(upload).mock.lastCall ?? [];
  if (!sent) throw new Error("Nothing was sent.");
  return sent.form;
}

it("shows the differences before booking them with one reason", async () => {
  const { onBooked } = await checked(REPORT);
  await expect.element(screen.getByRole("row", { name: "135 → 133" })).toBeVisible();
  await expectNoAxeViolations();
  await screen.getByLabelText("Reason").fill("Yearly count");
  await screen.getByRole("button", { name: "Book 1 difference" }).click();
  await expect.poll(() => onBooked).toHaveBeenCalledOnce();
  expect(sentForm().get("reason")).toBe("Yearly count");
});

it("refuses to book a sheet twice, or with an invalid row", async () => {
  await checked({ ...REPORT, errors: [{ row: 2, message: "Enter what was counted." }] });
  await expect.element(screen.getByText("Row 2: Enter what was counted.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /^Book/ })).not.toBeInTheDocument();
});

it("asks before typed counts are discarded", async () => {
  answer("GET /admin/products/count-sheet/rows", ok(catalogueFileExamples.listCountRows.answer));
  const onClose = vi.fn();
  await show(<CountDialog query={{}} onClose={onClose} onBooked={vi.fn()} />);
  await screen.getByRole("button", { name: "Open the sheet here" }).click();
  const cell = screen.getByLabelText("Counted of Corrugated");
  await cell.fill("138");
  document.querySelector<HTMLElement>("[data-slot=dialog-overlay]")?.click();
  await userEvent.keyboard("{Escape}");
  await screen.getByRole("button", { name: "Keep Counting" }).click();
  await expect.element(cell).toHaveValue("138");
  await userEvent.keyboard("{Escape}");
  await expectNoAxeViolations();
  expect(onClose).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Discard the Count" }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

it("can be filled in on screen, and printed from there", async () => {
  vi.mocked(upload)
    .mockReset()
    .mockResolvedValue(REPORT as never);
  const sheet = catalogueFileExamples.listCountRows.answer;
  answer("GET /admin/products/count-sheet/rows", ok(sheet));
  await show(<CountDialog query={{}} onClose={vi.fn()} onBooked={vi.fn()} />);
  await screen.getByRole("button", { name: "Open the sheet here" }).click();
  await expect.element(screen.getByRole("button", { name: "Print" })).toBeVisible();
  expect(document.querySelector(".print-sheet td")?.textContent).toBe("KB-1296");
  await screen.getByLabelText("Counted of Corrugated").fill("138");
  await expectNoAxeViolations();
  await screen.getByRole("button", { name: "Compare what was counted" }).click();
  await expect.element(screen.getByRole("row", { name: "135 → 133" })).toBeVisible();
  const text = await (sentForm().get("file") as File).text();
  expect(text).toContain(`${firstOf(sheet.rows)._id},140,"138",${sheet.sheet}`);
});

it("shows no row below the sticky button", async () => {
  const { rows, ...sheet } = catalogueFileExamples.listCountRows.answer;
  const many = Array.from({ length: 40 }, () => ({ ...firstOf(rows), _id: crypto.randomUUID() }));
  answer("GET /admin/products/count-sheet/rows", ok({ ...sheet, rows: many }));
  await show(<CountDialog query={{}} onClose={vi.fn()} onBooked={vi.fn()} />);
  await screen.getByRole("button", { name: "Open the sheet here" }).click();
  const button = screen.getByRole("button", { name: "Compare what was counted" });
  await expect.element(button).toBeInViewport({ ratio: 1 });
  const findBottom = (selector: string) =>
    button.element().closest(selector)?.getBoundingClientRect().bottom;
  expect(findBottom(".sticky")).toBe(findBottom("[data-slot=dialog-body]"));
});

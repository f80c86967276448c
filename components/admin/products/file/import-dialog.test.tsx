import { expect, it, vi } from "vitest";
import { page as screen } from "vitest/browser";
import { catalogueFileExamples } from "@/lib/catalogue/admin/file-examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { show } from "@/e2e/component/show";
import type { ImportReport } from "@/lib/catalogue/csv/schemas";
import { upload } from "@/lib/client/uploads/upload";
import { ImportDialog } from "./import-dialog";

vi.mock("@/lib/client/uploads/upload", () => ({ upload: vi.fn() }));

const EXAMPLE: ImportReport = structuredClone(catalogueFileExamples.importProducts.answer) as never;

const TALLY: ImportReport = {
  ...EXAMPLE,
  rows: 2,
  created: 1,
  drafts: 1,
  updated: 0,
  unchanged: 0,
  names: ["Name of Item", "Under", "Units", "Rate"],
  columns: { name: "Name of Item", category: "Under", price: "Rate" },
  newCategories: ["Tapes"],
  keptStocks: [],
  errors: [{ row: 3, column: "category", message: "Choose one of: Boxes" }],
  changes: [],
};

const READY: ImportReport = {
  ...TALLY,
  created: 2,
  errors: [],
  changes: [
    { row: 2, _id: null, name: "Kraft box", cells: [], notes: ["A draft until it has a picture."] },
  ],
};

const sent = () => vi.mocked(upload).mock.lastCall?.[1].form as FormData;

function choose(input: string, file: File): void {
  const element = document.querySelector<HTMLInputElement>(`input[name=${input}]`);
  if (!element) throw new Error(`There is no input ${input}.`);
  const chosen = new DataTransfer();
  chosen.items.add(file);
  element.files = chosen.files;
  element.dispatchEvent(new Event("change", { bubbles: true }));
}

async function checked(report: ImportReport): Promise<void> {
  vi.mocked(upload).mockReset().mockResolvedValue(report);
  await show(<ImportDialog onClose={vi.fn()} onImported={vi.fn()} />);
  await expect.element(screen.getByText("Download the template")).toBeVisible();
  choose("file", new File(["a,b"], "items.csv", { type: "text/csv" }));
  await expect.element(screen.getByText("items.csv")).toBeVisible();
}

it("explains the columns before a file is chosen", async () => {
  await show(<ImportDialog onClose={vi.fn()} onImported={vi.fn()} />);
  await screen.getByText("What each column means").click();
  await expect.element(screen.getByText("Names of files in the ZIP of pictures")).toBeVisible();
  await expectNoAxeViolations();
});

it("shows the detected columns, and checks again with another mapping", async () => {
  await checked(TALLY);
  await expect.element(screen.getByText("Left out: Units")).toBeVisible();
  await screen.getByText("Columns", { exact: true }).click();
  await expect.element(screen.getByLabelText("Price", { exact: true })).toHaveValue("Rate");
  await screen.getByLabelText("Stock", { exact: true }).selectOptions("Units");
  await expect.poll(() => sent().get("columns")).toBe('{"stockCount":"Units"}');
  await expectNoAxeViolations();
});

it("keeps the columns open while they are being mapped", async () => {
  await checked({ ...TALLY, columns: {} });
  const name = screen.getByLabelText("Name", { exact: true });
  await expect.element(name).toBeVisible();
  vi.mocked(upload).mockResolvedValue({ ...TALLY, columns: { name: "Name of Item" } });
  await name.selectOptions("Name of Item");
  await expect.poll(() => sent().get("columns")).toBe('{"name":"Name of Item"}');
  await expect.element(name).toHaveValue("Name of Item");
  await screen.getByLabelText("Category", { exact: true }).selectOptions("Under");
});

it("keeps a mapped column while another is checked", async () => {
  const unknown = { ...TALLY, columns: {} };
  await checked(unknown);
  const answers: ((report: ImportReport) => void)[] = [];
  vi.mocked(upload).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const column = (label: string) => screen.getByLabelText(label, { exact: true });
  await column("Name").selectOptions("Name of Item");
  await column("Category").selectOptions("Under");
  await column("Price").selectOptions("Rate");
  expect(answers.length).toBe(1);
  answers[0]?.(unknown);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(READY);
  await expect.element(screen.getByRole("button", { name: "Import 2 rows" })).toBeVisible();
  await expect.element(column("Category")).toHaveValue("Under");
  expect(sent().get("columns")).toBe(JSON.stringify(READY.columns));
});

it("names the column of an error as the file does", async () => {
  await checked(TALLY);
  await expect.element(screen.getByRole("row", { name: /^3 Under Choose one of/ })).toBeVisible();
});

it("reports errors before it asks to map columns", async () => {
  await checked({ ...TALLY, columns: {} });
  const mistake = await screen.getByText("Choose one of: Boxes").findElement();
  const first = await screen.getByLabelText("Article number", { exact: true }).findElement();
  expect(mistake.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("names each changed field with its unit", async () => {
  const cells = [{ column: "packedWeight", before: "750", after: "8000" }] as const;
  const change = { row: 2, _id: EXAMPLE.changes[0]?._id ?? "", name: "Box", notes: [] };
  await checked({ ...READY, changes: [{ ...change, cells: [...cells] }] });
  await expect.element(screen.getByText("Packed weight (g):")).toBeVisible();
});

it("adds missing categories if the owner agrees", async () => {
  await checked(TALLY);
  await expect.element(screen.getByText("1 mistake")).toBeVisible();
  vi.mocked(upload).mockResolvedValue(READY);
  await screen.getByLabelText("Add the category").click();
  await expect.element(screen.getByText("2 to add (1 as a draft)")).toBeVisible();
  expect(sent().get("newCategories")).toBe("create");
  await expect.element(screen.getByRole("button", { name: "Import 2 rows" })).toBeVisible();
});

it("takes the pictures of a ZIP, names those it could not take, and checks again with them", async () => {
  await checked(READY);
  vi.mocked(upload)
    .mockResolvedValueOnce({
      pictures: [{ name: "box.png", url: "/media/a.webp" }],
      problems: [{ name: "notes.txt", message: "“notes.txt” is not a picture." }],
    })
    .mockResolvedValue(READY);
  choose("pictures", new File(["PK"], "pictures.zip", { type: "application/zip" }));
  await expect.element(screen.getByText("1 picture uploaded")).toBeVisible();
  await expect.element(screen.getByRole("alert")).toMatchTextContent("notes.txt");
  await expect.poll(() => sent().get("pictures")).toBe('{"box.png":"/media/a.webp"}');
  await expectNoAxeViolations();
});

it("keeps what is chosen while pictures upload", async () => {
  await checked(TALLY);
  const answers: ((answer: never) => void)[] = [];
  vi.mocked(upload).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  choose("pictures", new File(["PK"], "pictures.zip", { type: "application/zip" }));
  await expect.element(screen.getByText("Uploading, 0%")).toBeVisible();
  await screen.getByLabelText("Add the category").click();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(READY as never);
  await expect.element(screen.getByText("2 to add")).toBeVisible();
  answers[0]?.({ pictures: [{ name: "box.png", url: "/media/a.webp" }], problems: [] } as never);
  await expect.poll(() => sent().get("pictures")).toBe('{"box.png":"/media/a.webp"}');
  expect(sent().get("newCategories")).toBe("create");
});

it("keeps stock counts by default and lists them, or sets them if the owner chooses so", async () => {
  await checked(EXAMPLE);
  const kept = screen.getByText("The stock of 1 product stays as it is");
  await expect.element(kept).toBeVisible();
  await expect.element(screen.getByText("138 in the shop, 140 in the file")).toBeVisible();
  expect(sent().get("stock")).toBe("keep");
  const stocks = { [EXAMPLE.changes[0]?._id ?? ""]: 138 };
  vi.mocked(upload).mockResolvedValue({ ...EXAMPLE, keptStocks: [], stocks });
  await screen.getByLabelText("The stock in the file was counted just now: use it").click();
  await expect.element(screen.getByText("Use the stock in the file")).toBeVisible();
  await expectNoAxeViolations();
  expect(sent().get("stock")).toBe("set");
  await screen.getByRole("button", { name: "Import 1 row" }).click();
  const told = JSON.stringify({ at: EXAMPLE.checkedAt, stocks });
  await expect.poll(() => sent().get("checked")).toBe(told);
});

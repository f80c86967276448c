import { expect, it, vi } from "vitest";
import { page as screen } from "vitest/browser";
import { show } from "@/e2e/component/show";
import { DryRunDialog, useDryRun } from "./dry-run-dialog";

const SHEETS = ["Bags", "Boxes"];

interface Report {
  sheet: string;
  sheets: string[];
  said: string;
}

type Send = (sheet: string | undefined, dryRun: boolean) => Promise<Report>;

function Dialog({ send, onDone }: { send: Send; onDone: (report: Report) => void }) {
  const file = useDryRun<Report, null>({
    choices: null,
    limit: { bytes: 1_000, text: "Too large." },
    failure: { title: "Not read", text: "Try again." },
    send: (_file, _choices, { sheet, dryRun }) => send(sheet, dryRun),
    onDone: (report) => {
      onDone(report);
      return Promise.resolve();
    },
  });
  const dialog = { file, action: "Use it", busyLabel: "Using", onClose: vi.fn() };
  return (
    <DryRunDialog title="A file" {...dialog} takesFile={!file.report} start={<p>Choose one.</p>}>
      {({ said }) => <p>{said}</p>}
    </DryRunDialog>
  );
}

function choose(): void {
  const input = document.querySelector<HTMLInputElement>("input[name=file]");
  const chosen = new DataTransfer();
  chosen.items.add(new File(["x"], "stock.xlsx"));
  if (!input) throw new Error("There is no input.");
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

const answer = (sheets: string[]): Send =>
  vi.fn<Send>((sheet = sheets[0] ?? "") =>
    Promise.resolve({ sheet, sheets, said: `Rows of ${sheet}` }),
  );

it("names the sheet that was read, and reads another on request", async () => {
  const [send, onDone] = [answer(SHEETS), vi.fn()];
  await show(<Dialog send={send} onDone={onDone} />);
  choose();
  const sheet = screen.getByLabelText("Sheet that was read");
  await expect.element(sheet).toHaveValue("Bags");
  await sheet.selectOptions("Boxes");
  await expect.element(screen.getByText("Rows of Boxes")).toBeVisible();
  await expect.element(sheet).toHaveValue("Boxes");
  await screen.getByRole("button", { name: "Use it" }).click();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(send).toHaveBeenLastCalledWith("Boxes", false);
});

it("shows nothing for a file with at most one sheet", async () => {
  await show(<Dialog send={answer(["Bags"])} onDone={vi.fn()} />);
  choose();
  await expect.element(screen.getByText("Rows of Bags")).toBeVisible();
  expect(document.querySelector("select")).toBeNull();
});

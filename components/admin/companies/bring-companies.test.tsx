import { expect, it, vi } from "vitest";
import { page as screen } from "vitest/browser";
import { companiesAdminExamples, companyFileExamples } from "@/lib/companies/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok, page, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { upload } from "@/lib/client/uploads/upload";
import { CompaniesTab } from "./companies-tab";

vi.mock("@/lib/client/uploads/upload", () => ({ upload: vi.fn() }));

const COMPANY = firstOf(companiesAdminExamples.listCompanies.answer);

async function open(width = 1280) {
  await screen.viewport(width, 900);
  answer("GET /admin/price-lists", page([]));
  answer("GET /admin/companies", page([COMPANY]));
  await show(<CompaniesTab />, "/admin?tab=companies");
  await expect.element(screen.getByRole("button", { name: "Add Company" })).toBeVisible();
}

const dialog = (name: string) => screen.getByRole("dialog", { name });

it.each([390, 1280])(
  "adds a company at %i px, and reports an error at its field",
  async (width) => {
    await open(width);
    await screen.getByRole("button", { name: "Add Company" }).click();
    const form = dialog("Add a company");
    const requested = answer("POST /admin/companies", ok(COMPANY));
    await form.getByRole("button", { name: "Add Company" }).click();
    await expect.element(form.getByText("Please fill in the Company Name field.")).toBeVisible();
    await form.getByLabelText("Company", { exact: false }).first().fill("Das Works");
    await form.getByLabelText("Name", { exact: true }).fill("Kiran Das");
    await form.getByLabelText("Email").fill("kiran");
    await form.getByLabelText("Opening balance (₹)").fill("12,500.50");
    await form.getByRole("button", { name: "Add Company" }).click();
    await expect
      .element(form.getByText("Enter an email address, such as name@company.in"))
      .toBeVisible();
    await form.getByLabelText("Email").fill("kiran@example.in");
    await form.getByLabelText("Owed on").fill("2026-11-01");
    await expectNoAxeViolations();
    await form.getByRole("button", { name: "Add Company" }).click();
    await expect.element(screen.getByText("Company Added")).toBeVisible();
    expect(requested).toMatchObject([
      {
        body: {
          name: "Das Works",
          gstins: [],
          addresses: [],
          people: [{ name: "Kiran Das", email: "kiran@example.in", role: "owner" }],
          openingBalance: { amount: 12_500.5, at: "2026-11-01" },
        },
      },
    ]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

const FILE = new File(["name\nDas Works\n"], "companies.csv", { type: "text/csv" });

it("shows a file's changes and errors, and asks for the day of the balances", async () => {
  await open();
  await screen.getByRole("button", { name: "Import" }).click();
  const form = dialog("Import companies");
  const message = "Write the day of the opening balance, or choose it for the whole file.";
  const { answer: report } = companyFileExamples.importCompanies;
  const errors = [
    { row: 2, column: "openingDay", message },
    { row: 3, column: "gstin", message: "Sen Mills has this GSTIN." },
  ];
  const wrong = { ...report, rows: [], errors };
  vi.mocked(upload)
    .mockResolvedValueOnce(wrong as never)
    .mockResolvedValue(report as never);
  await form.getByLabelText("CSV, Excel or Tally file").upload(FILE);
  await expect.element(form.getByText(message)).toBeVisible();
  await expect.element(form.getByRole("row", { name: /^3 GSTIN\/UIN Sen Mills/ })).toBeVisible();
  await expectNoAxeViolations();
  await form.getByLabelText("Day of the opening balances").fill("2026-11-01");
  await expect.element(form.getByText("1 added, 0 changed, 0 unchanged.")).toBeVisible();
  await form.getByRole("button", { name: "Import 1 company" }).click();
  await expect.element(screen.getByText("Companies Imported")).toBeVisible();
});

it("invites a company's member again, and reports a refusal", async () => {
  await open();
  await screen.getByRole("button", { name: `Edit ${COMPANY.name}` }).click();
  const form = dialog("Edit Company");
  await expect.element(form.getByText(/Invited .*, until/)).toBeVisible();
  answer("POST /admin/companies/{id}/invite", refusal(429, "rate_limited", "Wait an hour."));
  await form.getByRole("button", { name: "Send Again Ravi Menon" }).click();
  await expect.element(screen.getByText("Wait an hour.")).toBeVisible();
  const requested = answer(
    "POST /admin/companies/{id}/invite",
    ok({ invited: 1, companies: 1, refused: 0 }),
  );
  await form.getByRole("button", { name: "Send Again Ravi Menon" }).click();
  await expect.element(screen.getByText("Invited", { exact: true })).toBeVisible();
  expect(requested).toHaveLength(1);
});

it("invites the people of all selected companies", async () => {
  await open();
  await screen.getByRole("checkbox", { name: `Select ${COMPANY.name}` }).click();
  const requested = answer(
    "POST /admin/companies/invitations",
    ok({ invited: 1, companies: 1, refused: 0 }),
  );
  await screen.getByRole("button", { name: "Invite 1 person" }).click();
  await expect.element(screen.getByText("1 person of 1 company.")).toBeVisible();
  expect(requested).toMatchObject([{ body: { companies: [COMPANY._id] } }]);
});

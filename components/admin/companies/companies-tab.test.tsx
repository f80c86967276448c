import { expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { PRICE_LIST_EXAMPLES } from "@/lib/companies/price-lists/examples";
import { companiesAdminExamples } from "@/lib/companies/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, INTERNAL, ok, page, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { CompaniesTab } from "./companies-tab";

const COMPANY = firstOf(companiesAdminExamples.listCompanies.answer);

const row = () => screen.getByRole("row", { name: COMPANY.name });
const dialog = () => screen.getByRole("dialog", { name: "Edit Company" });
const save = () => dialog().getByRole("button", { name: "Save Changes" });

async function open(role: "admin" | "accountant" | "sales" = "admin") {
  answer("GET /admin/price-lists", page(PRICE_LIST_EXAMPLES.listPriceLists.answer));
  answer("GET /admin/companies", page([COMPANY]));
  await show(<CompaniesTab />, "/admin?tab=companies", role);
  await expect.element(row()).toMatchTextContent("₹24,300.00 of");
}

it("reports that the companies cannot be loaded, and tries again", async () => {
  answer("GET /admin/companies", INTERNAL);
  await show(<CompaniesTab />, "/admin?tab=companies");
  await expect.element(screen.getByText("The companies could not be loaded.")).toBeVisible();
});

it("shows people and credit with a link to the customer page, and saves changed credit", async () => {
  await open();
  await expect.element(row()).toMatchTextContent("of ₹1,00,000.00");
  const statement = row().getByRole("link", { name: COMPANY.name, exact: true });
  await expect.element(statement).toHaveAttribute("href", `/admin/customers/${COMPANY._id}`);
  await expectNoAxeViolations();
  await row().getByRole("button", { name: "Edit" }).click();
  await dialog().getByLabelText("Limit (₹)").fill("50000");
  const requested = answer("PATCH /admin/companies/{id}", ok(COMPANY));
  await expectNoAxeViolations();
  await save().click();
  await expect.element(screen.getByText("Company Saved")).toBeVisible();
  expect(requested).toMatchObject([{ body: { credit: { days: 30, limit: 50000 } } }]);
});

it("shows a company with many people in one line at 1280 px, its name whole", async () => {
  await screen.viewport(1280, 800);
  const member = firstOf(COMPANY.members);
  const company = {
    ...COMPANY,
    name: "Annapurna Sweets and Savouries",
    legalName: "Annapurna Sweets and Savouries Private Limited",
    members: ["Asha Rao", "Ravi Menon", "Kiran Das"].map((name) => ({ ...member, name })),
  };
  const waiting = firstOf(COMPANY.people);
  const invited = { ...company, _id: waiting._id, name: "Rao Mills", members: [] };
  answer("GET /admin/price-lists", page([]));
  answer("GET /admin/companies", page([company, invited]));
  // The width beside the menu.
  const beside = (
    <div style={{ width: 992 }}>
      <CompaniesTab />
    </div>
  );
  await show(beside, "/admin?tab=companies");
  const name = screen.getByRole("link", { name: company.name, exact: true });
  await expect.element(name).toBeVisible();
  const line = screen.getByRole("row", { name: company.name }).element();
  expect(line.getBoundingClientRect().height).toBeLessThan(56);
  const { scrollWidth, clientWidth } = name.element().parentElement as HTMLElement;
  expect(scrollWidth).toBe(clientWidth);
});

it("keeps names whole beside a long person's, and says whose prices they have", async () => {
  await screen.viewport(1280, 800);
  const person = { ...firstOf(COMPANY.people), name: "Venkatanarasimharajuvaripeta Subramaniam" };
  const priceList = { _id: COMPANY._id, name: "Bakeries, South, 2026-27" };
  const name = "Annapurna Sweets";
  const company = { ...COMPANY, name, members: [], people: [person], priceList };
  answer("GET /admin/price-lists", page([]));
  answer("GET /admin/companies", page([company]));
  const beside = (
    <div style={{ width: 992 }}>
      <CompaniesTab />
    </div>
  );
  await show(beside, "/admin?tab=companies");
  const link = screen.getByRole("link", { name, exact: true });
  await expect.element(screen.getByText("Prices of Bakeries, South, 2026-27")).toBeVisible();
  const { scrollWidth, clientWidth } = link.element().parentElement as HTMLElement;
  expect(scrollWidth).toBe(clientWidth);
});

it("assigns the chosen price list to a company", async () => {
  await open();
  await row().getByRole("button", { name: "Edit" }).click();
  const list = firstOf(PRICE_LIST_EXAMPLES.listPriceLists.answer);
  await dialog().getByLabelText("Price list").selectOptions(list.name);
  const requested = answer("PATCH /admin/companies/{id}", ok(COMPANY));
  await save().click();
  await expect.element(screen.getByText("Company Saved")).toBeVisible();
  expect(requested).toMatchObject([{ body: { priceList: list._id } }]);
});

it("asks for days and limit together, and reports a refusal", async () => {
  await open();
  await row().getByRole("button", { name: "Edit" }).click();
  await dialog().getByLabelText("Days to pay").fill("");
  await save().click();
  await expect.element(dialog().getByText("Give days and limit, or neither.")).toBeVisible();
  await dialog().getByLabelText("Limit (₹)").fill("");
  const gone = refusal(404, "not_found", "There is no such company.");
  const requested = answer("PATCH /admin/companies/{id}", gone);
  await save().click();
  await expect.element(screen.getByText("Company Not Saved")).toBeVisible();
  expect(requested).toMatchObject([{ body: { credit: null } }]);
});

it("is read-only for the accountant", async () => {
  await open("accountant");
  await expect.element(row().getByRole("button", { name: "Edit" })).not.toBeInTheDocument();
});

it("shows sales the companies, without links to pages that they may not open", async () => {
  await open("sales");
  await expect.element(row()).toMatchTextContent("of ₹1,00,000.00");
  await expect.element(row().getByRole("button")).not.toBeInTheDocument();
  expect(row().getByRole("link").elements()).toHaveLength(1);
  await expect.element(row().getByRole("link", { name: COMPANY.name, exact: true })).toBeVisible();
});

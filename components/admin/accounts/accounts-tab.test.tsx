import { beforeEach, describe, expect, it, vi } from "vitest";
import { page as screen } from "vitest/browser";
import { staffPaths } from "@/lib/base/staff-paths";
import { gstReturnExamples } from "@/lib/documents/gst-returns/examples";
import { portalAdminExamples } from "@/lib/documents/einvoicing/portal-examples";

import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, INTERNAL, ok, type Requested } from "@/e2e/component/shop";
import { address, show } from "@/e2e/component/show";
import { AccountsTab } from "./accounts-tab";

const MONTH = gstReturnExamples.readGstMonth.answer;

const NOTHING = {
  ...MONTH,
  regime: "flat",
  gstin: "",
  invoices: MONTH.creditNotes,
  receiptVouchers: MONTH.refundVouchers,
  tables: [],
  leftOut: { count: 0, total: 0, documents: [] },
  unbilled: { count: 0, orders: [] },
  eWayBills: { ...MONTH.eWayBills, count: 0, invoices: [] },
  unconfirmedRates: [],
} as const;

const NO_IRNS = { hasProvider: true, count: 0, invoices: [] };

beforeEach(() => {
  answer("GET /admin/einvoices", ok(NO_IRNS));
});

const open = (where = "/admin?tab=accounts&month=2026-11") => show(<AccountsTab />, where);
const region = (name: string) => screen.getByRole("region", { name, exact: true });

describe("a month of the accounts", () => {
  let heard: Requested[];

  beforeEach(async () => {
    // The last two and a half years can be chosen by month.
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T06:00:00Z") });
    heard = answer("GET /admin/gst/month", ({ query }) =>
      ok({ ...MONTH, month: query.month ?? "" }),
    );
    await open();
  });

  it("shows the totals of the documents by table, and that they agree", async () => {
    await expect.element(screen.getByText("1 invoice, 0 credit notes")).toBeVisible();
    await expect.element(screen.getByText("agree to the paisa")).toBeVisible();
    const b2b = screen.getByRole("row", { name: /^B2B/ });
    await expect.element(b2b.getByText("₹63,000.00")).toBeVisible();
    await expectNoAxeViolations();
  });

  it("names documents left out of the return, with count and total", async () => {
    await expect
      .element(screen.getByText("left out of GSTR-1"))
      .toHaveTextContent(
        "1 document of ₹1,122.00 in total is left out of GSTR-1, because its order was placed under the flat tax: KLN/2627F00001.",
      );
  });

  it("links to the files of the month", async () => {
    const file = (name: string) => screen.getByRole("link", { name, exact: true });
    await expect
      .element(file("Register (CSV)"))
      .toHaveAttribute("href", "/api/admin/gst/register?month=2026-11");
    await expect
      .element(file("GSTR-1 (JSON)"))
      .toHaveAttribute("href", "/api/admin/gst/gstr1?month=2026-11&format=portal");
    await expect
      .element(file("CSV of HSN summary"))
      .toHaveAttribute("href", "/api/admin/gst/gstr1/table?month=2026-11&table=hsn");
    await expect
      .element(file("Tally (XML)"))
      .toHaveAttribute("href", "/api/admin/tally?month=2026-11&format=xml");
    // A table without entries has no file.
    await expect.element(file("CSV of B2C large")).not.toBeInTheDocument();
  });

  it("lists orders without an invoice and other open points", async () => {
    const points = region("Needs attention");
    await expect.element(points.getByText("1 order without an invoice")).toBeVisible();
    await expect.element(points.getByText("1 invoice above ₹50,000")).toBeVisible();
    await expect.element(points.getByText("481910 (5%)")).toBeVisible();
    await expect
      .element(points.getByRole("link", { name: /^KLN-/ }).first())
      .toHaveAttribute("href", staffPaths.order(firstOf(MONTH.unbilled.orders)._id));
  });

  it("loads the chosen month, and keeps it in the URL", async () => {
    await screen.getByLabelText("Month").selectOptions("2026-04");
    await expect.element(screen.getByRole("heading", { name: "April 2026" })).toBeVisible();
    expect(heard.map(({ query }) => query.month)).toEqual(["2026-11", "2026-04"]);
    expect(address()).toBe("/admin?tab=accounts&month=2026-04");
  });
});

describe("a month without documents", () => {
  it("says so, and where to set up GST", async () => {
    answer("GET /admin/gst/month", ok(NOTHING));
    await open();
    await expect.element(screen.getByText("No invoice was issued.")).toBeVisible();
    await expect.element(screen.getByText("Nothing is pending")).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Set up GST" }))
      .toHaveAttribute("href", "/admin?tab=tax");
    await expect.element(screen.getByRole("link", { name: /CSV|GSTR/ })).not.toBeInTheDocument();
    await expectNoAxeViolations();
  });
});

describe("a month that does not add up, or fails to load", () => {
  it("warns before the return is filed", async () => {
    answer("GET /admin/gst/month", ok({ ...MONTH, agrees: false }));
    await open();
    await expect.element(screen.getByText("File nothing until")).toBeVisible();
  });

  it("offers to try again", async () => {
    answer("GET /admin/gst/month", INTERNAL);
    await open();
    await expect.element(screen.getByText("The month could not be loaded.")).toBeVisible();
    answer("GET /admin/gst/month", ok(MONTH));
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByRole("heading", { name: "November 2026" })).toBeVisible();
  });
});

it("says that a rejected credit note reduces no tax", async () => {
  const rejected = { ...MONTH.ims.rejected, igst: 120, numbers: ["KLN/2627C00003"] };
  answer("GET /admin/gst/month", ok({ ...MONTH, ims: { ...MONTH.ims, rejected } }));
  await open();
  await expect
    .element(screen.getByText(/rejected in the Invoice Management System/))
    .toMatchTextContent("(KLN/2627C00003): tax of ₹120.00 is not reduced");
});

describe("invoices without an IRN", () => {
  const irns = portalAdminExamples.listEInvoices.answer;
  const button = screen.getByRole("button", { name: "Try again with KLN/2627-00041" });

  it("are listed with their days, state and last error, and can be sent again", async () => {
    answer("GET /admin/gst/month", ok(MONTH));
    const requested = answer("GET /admin/einvoices", ok(irns));
    await open("/admin?tab=accounts&month=2026-11&irn=soon");
    const list = region("Invoices without an IRN");
    await expect.element(list.getByText("5 days left")).toBeVisible();
    await expect.element(list.getByText("The provider answered 503.")).toBeVisible();
    expect(requested.map(({ query }) => query.show)).toEqual(["soon"]);
    await expectNoAxeViolations();
    const sent = answer(
      "POST /admin/einvoices/{id}/retry",
      ok(portalAdminExamples.retryEInvoice.answer),
    );
    answer("GET /admin/einvoices", ok(NO_IRNS));
    await button.click();
    await expect.element(screen.getByText("IRN Recorded", { exact: true })).toBeVisible();
    expect(sent).toHaveLength(1);
    await expect.element(list.getByText("There are none.")).toBeVisible();
  });

  it("are uploaded by hand in a shop without a provider", async () => {
    answer("GET /admin/gst/month", ok(MONTH));
    answer("GET /admin/einvoices", ok({ ...irns, hasProvider: false }));
    await open();
    await expect.element(screen.getByText("Upload each invoice’s file")).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
  });
});

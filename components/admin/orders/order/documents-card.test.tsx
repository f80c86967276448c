import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { fulfilmentExamples } from "@/lib/fulfilment/examples";
import { documentsAdminExamples } from "@/lib/documents/series/examples";
import { portalAdminExamples } from "@/lib/documents/einvoicing/portal-examples";
import { ORDER } from "@/lib/orders/read/example-order";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { DocumentsCard } from "./documents-card";

const order = ORDER as unknown as OrderAnswer;
const invoiced = fulfilmentExamples.updateOrder.answer as unknown as OrderAnswer;

const NOTHING = { hasProvider: false, consignee: null, distance: null, problems: [] };

beforeEach(() => {
  answer("GET /admin/orders/{id}/portals", ok(NOTHING));
});

const button = (name: string) => page.getByRole("button", { name });
const link = (name: string) => page.getByRole("link", { name });
const note = (words: string) => page.getByRole("region", { name: /^Notices/ }).getByText(words);

it("issues the invoice after a confirmation", async () => {
  let renewals = 0;
  const renew = () => {
    renewals += 1;
    return Promise.resolve();
  };
  await show(<DocumentsCard order={order} renew={renew} />, "/admin/orders/KLN-1");
  await expectNoAxeViolations();
  await button("Issue Invoice").click();
  await expect.element(page.getByText(/cannot be changed or taken back/)).toBeVisible();
  await button("Not Yet").click();
  await button("Issue Invoice").click();
  const words = "This order was cancelled. It gets no invoice.";
  answer("POST /admin/orders/{id}/invoice", refusal(409, "invalid_transition", words));
  await button("Issue Invoice").last().click();
  await expect.element(note(words)).toBeVisible();
  const requested = answer(
    "POST /admin/orders/{id}/invoice",
    ok(documentsAdminExamples.issueInvoice.answer),
  );
  await button("Issue Invoice").last().click();
  await expect.element(note("Invoice Issued")).toBeVisible();
  expect(requested).toHaveLength(1);
  expect(renewals).toBe(1);
});

it("lists the documents, and the invoice in three copies", async () => {
  await page.viewport(390, 800);
  await show(
    <DocumentsCard order={invoiced} renew={() => Promise.resolve()} />,
    "/admin/orders/KLN-1",
  );
  await expect.element(button("Issue Invoice")).not.toBeInTheDocument();
  const url = invoiced.documents[1]?.url ?? "";
  await expect.element(link("PDF of Invoice KLN/2627-00042")).toHaveAttribute("href", url);
  await expect
    .element(link("Three copies of Invoice KLN/2627-00042"))
    .toHaveAttribute("href", `${url}?copies=3`);
  await expect.element(link(`PDF of Proforma ${order.orderId}`)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectNoAxeViolations();
});

it("offers no invoice for a cancelled order", async () => {
  await show(
    <DocumentsCard order={{ ...order, status: "Cancelled" }} renew={() => Promise.resolve()} />,
    "/admin/orders/KLN-1",
  );
  await expect.element(link(`PDF of Proforma ${order.orderId}`)).toBeVisible();
  await expect.element(button("Issue Invoice")).not.toBeInTheDocument();
});

it("offers the portals' files for a GST invoice, and records the portal's response", async () => {
  const taxed = { ...invoiced, placeOfSupply: "Karnataka (29)" };
  await show(
    <DocumentsCard order={taxed} renew={() => Promise.resolve()} />,
    "/admin/orders/KLN-1",
  );
  await expect
    .element(link("E-invoice"))
    .toHaveAttribute("href", `/api/admin/orders/${order._id}/einvoice?format=portal`);
  await expect.element(link("E-way bill")).toBeVisible();
  await button("Record IRN").click();
  const { body } = portalAdminExamples.recordIrn;
  const file = {
    Irn: body.irn,
    AckNo: 112610054433219,
    AckDt: body.ackDate,
    SignedQRCode: body.signedQr,
  };
  const chosen = new File([JSON.stringify(file)], "irn.json", { type: "application/json" });
  await page.getByLabelText("Portal’s answer (JSON)").upload(chosen);
  await expect.element(page.getByLabelText("IRN", { exact: true })).toHaveValue(body.irn);
  await expectNoAxeViolations();
  const words = "This QR code is not signed by the portal. Paste it as the portal gave it.";
  answer("POST /admin/orders/{id}/irn", refusal(400, "invalid_input", words, { signedQr: words }));
  await button("Record IRN").last().click();
  await expect.element(page.getByText(words)).toBeVisible();
  const requested = answer("POST /admin/orders/{id}/irn", ok(portalAdminExamples.recordIrn.answer));
  await button("Record IRN").last().click();
  await expect.element(note("IRN Recorded")).toBeVisible();
  expect(requested[0]?.body).toMatchObject({ irn: body.irn, signedQr: body.signedQr });
});

it("reports before the invoice what the portals would reject, and records consignee and distance", async () => {
  await page.viewport(390, 800);
  answer("GET /admin/orders/{id}/portals", ok(portalAdminExamples.checkPortals.answer));
  const taxed = { ...order, placeOfSupply: "Karnataka (29)" };
  await show(
    <DocumentsCard order={taxed} renew={() => Promise.resolve()} />,
    "/admin/orders/KLN-1",
  );
  const words = page.getByText("The goods go to another address than the bill");
  await expect.element(page.getByText(/Before you issue the invoice/)).toBeVisible();
  await expect.element(words).toBeVisible();
  await expect.element(link("E-invoice")).not.toBeInTheDocument();
  await button("Consignee and distance").click();
  await expectNoAxeViolations();
  await page.getByLabelText("GSTIN where the goods go").fill("29aagcb7383j1z4");
  await page.getByLabelText("Distance (km)").fill("2150");
  const requested = answer(
    "PATCH /admin/orders/{id}/portals",
    ok(portalAdminExamples.nameConsignee.answer),
  );
  await button("Save").click();
  await expect.element(note("Consignee Saved")).toBeVisible();
  expect(requested[0]?.body).toEqual({ consignee: "29AAGCB7383J1Z4", distance: 2150 });
  await expect.element(words).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

it("shows the IRN once it is recorded", async () => {
  const documents = invoiced.documents.map((each) =>
    each.kind === "invoice" ? { ...each, irn: "a5c1" } : each,
  );
  const taxed = { ...invoiced, placeOfSupply: "Karnataka (29)", documents };
  await show(
    <DocumentsCard order={taxed} renew={() => Promise.resolve()} />,
    "/admin/orders/KLN-1",
  );
  await expect.element(page.getByText("a5c1")).toBeVisible();
  await expect.element(button("Record IRN")).not.toBeInTheDocument();
});

it("records the buyer's reply to a credit note, and says that a rejected one reduces no tax", async () => {
  const url = `/api/orders/${order._id}/documents/01979c3e-1d5a-7c3e-9d55-6f1f0c9d2a41`;
  const note1 = { kind: "credit_note", number: "KLN/2627C00003", date: "2026-11-12", url } as const;
  const number = "KLN/2627C00002";
  const cancelledNote = { ...note1, number, url: `${url}0`, cancelled: true } as const;
  const taxed = {
    ...invoiced,
    placeOfSupply: "Karnataka (29)",
    gstin: "29AAGCB7383J1Z4",
    documents: [...invoiced.documents, cancelledNote, note1],
  };
  const renew = () => Promise.resolve();
  await show(<DocumentsCard order={taxed} renew={renew} />, "/admin/orders/KLN-1");
  await expect.element(button(`Note answer to ${number}`)).not.toBeInTheDocument();
  await button("Note answer to KLN/2627C00003").click();
  await expectNoAxeViolations();
  await page.getByLabelText("On", { exact: true }).fill("2026-11-20");
  const requested = answer(
    "PUT /admin/credit-notes/{id}/ims",
    ok(portalAdminExamples.setImsReply.answer),
  );
  await button("Save Answer").click();
  await expect.element(note("Answer Noted")).toBeVisible();
  expect(requested).toMatchObject([{ body: { state: "rejected", on: "2026-11-20" } }]);
  const rejected = { ...note1, ims: { state: "rejected", on: "2026-11-20" } } as const;
  const after = { ...taxed, documents: [...invoiced.documents, rejected] };
  await show(<DocumentsCard order={after} renew={renew} />, "/admin/orders/KLN-1");
  await expect.element(page.getByText(/the tax is not reduced/).first()).toBeVisible();
});

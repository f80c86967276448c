import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { toQuoteDetails, quoteFormSchema } from "@/lib/offers/requests/quote-form";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, refusal } from "@/e2e/component/shop";
import { endSession, signIn } from "@/lib/client/session";
import { show } from "@/e2e/component/show";
import { TEST_CLAIMS, testToken } from "@/e2e/steps/session-token";
import { QuoteSent } from "./quote-sent";
import { QuoteView } from "./quote-view";

it("asks for the product if the link's product is gone", async () => {
  answer("GET /products/{id}", refusal(404, "not_found"));
  await show(<QuoteView quoteReply="within 24 hours" />, "/quote?product=gone");
  await expect
    .element(page.getByText("The product of this link could not be shown."))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "Ask for a Price" })).toBeVisible();
  await expectNoAxeViolations();
});

it("includes the search that found nothing", async () => {
  await show(<QuoteView quoteReply="" />, "/quote?q=box+10x8x4");
  const message = page.getByRole("textbox", { name: "Anything else?" });
  await expect.element(message).toHaveValue("I looked for: box 10x8x4");
});

it.each([
  ["mailer box 230 x 155 x 70", "230", "155", "70", "mm"],
  ["23 x 15.5 cm mailer", "23", "15.5", "", "cm"],
  ["kraft mailer", "", "", "", "mm"],
])("fills in the size that was searched for: %s", async (q, length, width, height, unit) => {
  await show(<QuoteView quoteReply="" />, `/quote?q=${encodeURIComponent(q)}`);
  const field = (name: string) => page.getByRole("textbox", { name });
  await expect.element(field("Length")).toHaveValue(length);
  await expect.element(field("Width")).toHaveValue(width);
  await expect.element(field("Height")).toHaveValue(height);
  await expect.element(page.getByRole("combobox", { name: "Unit" })).toHaveValue(unit);
});

it("fills in the link's fields, but no contact details and no unknown choice", async () => {
  const link = "length=9.5&unit=in&measured=round&material=Kraft&quantity=500&name=Ravi";
  await show(<QuoteView quoteReply="" />, `/quote?packaging=Pizza+box&${link}`);
  const field = (name: string) => page.getByRole("textbox", { name });
  await expect.element(field("Kind of packaging")).toHaveValue("Pizza box");
  await expect.element(field("Length")).toHaveValue("9.5");
  await expect.element(field("Material")).toHaveValue("Kraft");
  await expect.element(field("Quantity")).toHaveValue("500");
  await expect.element(page.getByRole("combobox", { name: "Unit" })).toHaveValue("in");
  await expect.element(page.getByLabelText("Inside or outside size")).toHaveValue("");
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
});

it("reports each missing field at its place", async () => {
  await show(<QuoteView quoteReply="" />, "/quote");
  await page.getByRole("button", { name: "Ask for a Price" }).click();
  await expect.element(page.getByRole("textbox", { name: "Kind of packaging" })).toBeInvalid();
  await expect.element(page.getByRole("textbox", { name: "Quantity" })).toBeInvalid();
  await expect.element(page.getByRole("textbox", { name: "Name" })).toBeInvalid();
  await expect.element(page.getByRole("textbox", { name: "Email" })).toBeInvalid();
  await expectNoAxeViolations();
});

it("fills in the signed-in customer, and clears their details on logout", async () => {
  signIn(testToken({ ...TEST_CLAIMS, company: "Verma Foods" }));
  await show(<QuoteView quoteReply="" />, "/quote");
  const field = (name: string) => page.getByRole("textbox", { name });
  await expect.element(field("Name")).toHaveValue(TEST_CLAIMS.name);
  await expect.element(field("Email")).toHaveValue(TEST_CLAIMS.email);
  await expect.element(field("Company")).toHaveValue("Verma Foods");
  await field("Name").fill("Ravi of the store");
  endSession("logged-out");
  await expect.element(field("Email")).toHaveValue("");
  await expect.element(field("Company")).toHaveValue("");
  await expect.element(field("Name")).toHaveValue("Ravi of the store");
});

it("confirms the request at the focus and in view", async () => {
  const requested = {
    name: "Asha",
    email: "asha@example.in",
    quantity: "5000",
    packaging: "Carton",
  };
  const details = toQuoteDetails(quoteFormSchema.parse(requested), null);
  await show(
    <QuoteSent
      {...{ to: "asha@example.in", quoteReply: "within 24 hours", details }}
      message="For bottles."
      file="die line.pdf"
    />,
  );
  await expect.element(page.getByRole("status")).toHaveFocus();
  await expect.element(page.getByText("asha@example.in within 24 hours.")).toBeVisible();
  for (const words of ["Carton", "5,000 pieces", "For bottles.", "File: die line.pdf"]) {
    await expect.element(page.getByText(words)).toBeVisible();
  }
  await expectNoAxeViolations();
});

it("lists the accepted files before anything is sent", async () => {
  await show(<QuoteView quoteReply="" />, "/quote");
  const file = page.getByLabelText("File");
  await userEvent.upload(file, new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" }));
  await expect.element(page.getByText(/^Send a PDF, PNG, JPEG or WebP file\./)).toBeVisible();
  await userEvent.upload(file, new File(["%PDF-"], "logo.pdf", { type: "application/pdf" }));
  await expect.element(page.getByText(/^Send a PDF/)).not.toBeInTheDocument();
});

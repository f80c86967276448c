import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, answerLate, firstOf, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { certificateExamples } from "@/lib/catalogue/certificates/examples";
import { CertificatesSection } from "./certificates-section";

const KEPT = {
  ...firstOf(certificateExamples.listCertificates.answer),
  validUntil: "2999-01-14",
};
const ENDED = { ...KEPT, _id: crypto.randomUUID(), name: "Old licence", validUntil: "2020-01-01" };

it("lists a product's certificates, marks expired ones, and removes one", async () => {
  answer("GET /admin/products/{id}/certificates", ok([KEPT, ENDED]));
  await show(<CertificatesSection productId="p" onUnsaved={() => undefined} />, "/admin/products");
  await page.getByText("Certificates", { exact: true }).click();
  const row = (name: string) =>
    page.getByRole("listitem").filter({ hasText: name, hasNotText: "was removed" });
  await expect.element(row(KEPT.name)).toMatchTextContent("valid until 14 Jan 2999");
  await expect.element(row(KEPT.name)).not.toMatchTextContent("Ended");
  await expect.element(row("Old licence")).toMatchTextContent("Ended: not shown");
  await expectNoAxeViolations();
  const requested = answer("DELETE /admin/certificates/{id}", ok(undefined));
  const renewed = answerLate("GET /admin/products/{id}/certificates", ok([KEPT]));
  await page.getByRole("button", { name: "Remove Old licence" }).click();
  expect(requested).toHaveLength(0);
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => renewed.asked.length).toBe(1);
  await expect.element(question).toBeVisible();
  renewed.release();
  await expect.element(row("Old licence")).not.toBeInTheDocument();
  expect(requested).toHaveLength(1);
});

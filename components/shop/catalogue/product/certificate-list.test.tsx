import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { show } from "@/e2e/component/show";
import { CertificateList } from "./certificate-list";

const NONE = { eprNumber: "", cpcbNumber: "" };
const section = () => page.getByRole("region", { name: "Certificates" });

it("shows recycled content and registrations, even without a certificate", async () => {
  const registrations = { eprNumber: "PR-12-HR-0000123", cpcbNumber: "B-29016/41" };
  await show(
    <CertificateList certificates={[]} recycledPercent={0} registrations={registrations} />,
  );
  for (const text of ["Recycled content", "0%", "PR-12-HR-0000123", "B-29016/41"]) {
    await expect.element(section().getByText(text, { exact: true })).toBeVisible();
  }
  await expectNoAxeViolations();
});

it("renders nothing if there is nothing to show", async () => {
  await show(<CertificateList certificates={[]} recycledPercent={null} registrations={NONE} />);
  await expect.element(section()).not.toBeInTheDocument();
});

import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Rupees } from "./rupees";

it("writes a negative amount with a minus sign instead of a hyphen", async () => {
  await render(<Rupees amount={-1507.5} />);
  await expect.element(page.getByText("−₹1,507.50", { exact: true })).toBeVisible();
});

import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Rupees } from "./rupees";

it("writes what is taken off with a minus, not with a hyphen", async () => {
  await render(<Rupees amount={-1507.5} />);
  await expect.element(page.getByText("−₹1,507.50", { exact: true })).toBeVisible();
});

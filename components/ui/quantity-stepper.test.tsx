import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { show } from "@/e2e/component/show";
import { QuantityStepper } from "./quantity-stepper";

function Packs({ max }: { max?: number }) {
  const [packs, setPacks] = useState(3);
  return (
    <>
      <QuantityStepper label="Quantity of boxes" value={packs} onChange={setPacks} max={max} />
      <output>{packs}</output>
    </>
  );
}

const figure = () => page.getByRole("textbox", { name: "Quantity of boxes" });
const fewer = () => page.getByRole("button", { name: "One fewer" });
const more = () => page.getByRole("button", { name: "One more" });
const packs = () => page.getByRole("status");

it("counts up and down, never below one", async () => {
  await show(<Packs />);
  await more().click();
  await expect.element(packs()).toHaveTextContent("4");
  for (let press = 0; press < 3; press += 1) await fewer().click();
  await expect.element(packs()).toHaveTextContent("1");
  await expect.element(fewer()).toBeDisabled();
  await expectNoAxeViolations();
});

it("counts up to its maximum", async () => {
  await show(<Packs max={4} />);
  await more().click();
  await expect.element(more()).toBeDisabled();
  await figure().fill("9");
  await userEvent.keyboard("{Enter}");
  await expect.element(figure()).toHaveValue("4");
});

it.each([
  ["12", "12"],
  ["0", "1"],
  ["", "1"],
  ["1,200", "1200"],
  ["12.00", "12"],
  ["12345678", "999999"],
])("takes %j for %s on blur", async (typed, taken) => {
  await show(<Packs />);
  await figure().fill("");
  if (typed !== "") await userEvent.type(figure(), typed);
  await expect.element(packs()).toHaveTextContent("3");
  await userEvent.tab();
  await expect.element(packs()).toHaveTextContent(taken);
  await expect.element(figure()).toHaveValue(taken);
});

it("steps from multiple to multiple, starting at the smallest", async () => {
  function Dozens() {
    const [value, setValue] = useState(30);
    return (
      <QuantityStepper
        label="Quantity of boxes"
        value={value}
        onChange={setValue}
        min={24}
        step={12}
      />
    );
  }
  await show(<Dozens />);
  await page.getByRole("button", { name: "12 more" }).click();
  await expect.element(figure()).toHaveValue("36");
  await page.getByRole("button", { name: "12 fewer" }).click();
  await expect.element(figure()).toHaveValue("24");
  await expect.element(page.getByRole("button", { name: "12 fewer" })).toBeDisabled();
  await figure().fill("5");
  await userEvent.keyboard("{Enter}");
  await expect.element(figure()).toHaveValue("24");
});

it.each(["2.5", "12,00", "1e3", "-4", "abc"])(
  "refuses %j, which is not a whole number, and changes nothing",
  async (typed) => {
    await show(<Packs />);
    await figure().fill(typed);
    await userEvent.tab();
    await expect.element(page.getByText("Enter a whole number")).toBeVisible();
    await expect.element(figure()).toHaveValue("3");
    await expect.element(packs()).toHaveTextContent("3");
    await expectNoAxeViolations();
    await figure().fill("4");
    await expect.element(page.getByText("Enter a whole number")).not.toBeInTheDocument();
  },
);

import { Activity, useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "@/e2e/component/show";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { Radio } from "@/components/shared/form/radio";

/** A page that the router hides when it is left, and shows again when the visitor comes back. */
function Left() {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <Activity mode={isLeft ? "hidden" : "visible"}>
        <Choices />
      </Activity>
      <button type="button" onClick={() => setLeft(!isLeft)}>
        {isLeft ? "Back" : "Leave"}
      </button>
    </>
  );
}

function Choices() {
  const [packs, setPacks] = useState(1);
  const [print, setPrint] = useState({ way: "plain", colours: 0 });
  const choose = (way: string) => () => setPrint({ way, colours: 1 });
  const add = () => setPrint({ ...print, colours: print.colours + 1 });
  return (
    <>
      <QuantityStepper label="Packs" value={packs} onChange={setPacks} />
      {["plain", "mark"].map((way) => (
        <label key={way}>
          <Radio isChosen={print.way === way} onChoose={choose(way)} name="print" value={way} />
          {way}
        </label>
      ))}
      <button type="button" onClick={add}>
        Another colour
      </button>
      <output>{`${packs} ${print.way} ${print.colours}`}</output>
    </>
  );
}

it("keeps the choice when the page is shown again", async () => {
  await show(<Left />);
  const packs = page.getByRole("textbox", { name: "Packs" });
  await packs.fill("5");
  await page.getByText("mark", { exact: true }).click();
  await page.getByRole("button", { name: "Another colour" }).click();
  const chosen = page.getByRole("status");
  await expect.element(chosen).toHaveTextContent("5 mark 2");
  await page.getByRole("button", { name: "Leave" }).click();
  await expect.element(packs).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Back" }).click();
  await expect.element(packs).toHaveValue("5");
  await expect.element(chosen).toHaveTextContent("5 mark 2");
  await expect.element(page.getByRole("radio", { name: "mark" })).toBeChecked();
});

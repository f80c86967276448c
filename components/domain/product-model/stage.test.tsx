import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "@/e2e/component/show";
import { buildNet } from "@/lib/catalogue/model/model-plan";
import { modelWith } from "@/lib/catalogue/model/moment";
import { planStyle } from "@/lib/catalogue/model/plan-style";
import { Stage } from "./stage";

const SHOWN = { view: { turn: 0, tilt: 20 }, progress: 1, logo: null, lines: false };

function modelFor(height: number) {
  const size = { length: 200, width: 200, height, inside: true };
  const plan = planStyle("shipping-carton", size, { name: "White board", thickness: 3 });
  return modelWith(plan, buildNet(plan));
}

const [LOW, TALL] = [modelFor(60), modelFor(400)];

function Growing() {
  const [model, setModel] = useState(LOW);
  return (
    <>
      <button onClick={() => setModel(TALL)}>Taller</button>
      <Stage model={model} shown={SHOWN} label="A carton" handlers={{}} />
    </>
  );
}

/** The width of the white board in the picture divided by its height. */
function getProportion(): number {
  const canvas = document.querySelector("canvas");
  const context = canvas?.getContext("2d");
  if (!canvas || !context) return 0;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let index = 0; index < data.length; index += 4) {
    if ((data[index] ?? 0) < 150 || (data[index + 3] ?? 0) < 255) continue;
    xs.push((index / 4) % canvas.width);
    ys.push(Math.floor(index / 4 / canvas.width));
  }
  const reach = (all: number[]) =>
    all.reduce((most, one) => Math.max(most, one), 0) -
    all.reduce((least, one) => Math.min(least, one), Infinity);
  return reach(xs) / reach(ys);
}

it("applies new proportions at once, with the same fold and view", async () => {
  await show(<Growing />);
  await expect.poll(getProportion).toBeGreaterThan(1.2);
  await page.getByRole("button", { name: "Taller" }).click();
  await expect.poll(getProportion).toBeLessThan(0.9);
});

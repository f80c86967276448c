import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "@/e2e/component/show";
import { Quoted } from "./quoted";

async function showIn(width: number, text: string): Promise<Element> {
  await show(
    <p data-testid="box" className="leading-6" style={{ width }}>
      <Quoted text={text} />
    </p>,
  );
  return page.getByTestId("box").element();
}

it("breaks a long promise in a narrow column", async () => {
  const box = await showIn(120, "500+ clients in 28 states");
  expect(box.scrollWidth).toBe(120);
  expect(box.clientHeight).toBe(48);
});

it("breaks no range, nor before its unit", async () => {
  const box = await showIn(125, "Response within 2-4 hours");
  const figure = [...box.querySelectorAll("span")].find(
    ({ innerText }) => innerText === "2-4 hours",
  );
  expect(figure?.getClientRects()).toHaveLength(1);
});

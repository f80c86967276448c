import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { show } from "@/e2e/component/show";
import { FacetPanel } from "./facet-panel";

it("rejects an unreadable price at its field, and accepts one with currency sign and digit groups", async () => {
  await page.viewport(1280, 800);
  await show(<FacetPanel list={{ sort: "name", page: 1 }} groups={[]} />);
  const field = document.querySelector<HTMLInputElement>("#minPrice");
  const submitted = vi.fn((event: Event) => event.preventDefault());
  field?.form?.addEventListener("submit", submitted);
  const type = async (text: string) => {
    await page.elementLocator(field ?? document.body).fill(text);
    field?.form?.requestSubmit();
    return field?.validationMessage;
  };
  document.querySelector<HTMLElement>("[popover]")?.showPopover();
  for (const wrong of ["1,5", "-1", "1.005", "cheap"])
    expect(await type(wrong)).toBe("Enter an amount in rupees, such as 500 or 149.50");
  expect(submitted).not.toHaveBeenCalled();
  for (const right of ["₹1,500", "149.50", ""]) expect(await type(right)).toBe("");
  expect(submitted).toHaveBeenCalledTimes(3);
});

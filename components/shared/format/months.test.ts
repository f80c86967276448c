import { describe, expect, it } from "vitest";
import { chosenMonth, monthText, offeredMonths } from "./months";

/** In India it is already December. */
const NOW = new Date("2026-11-30T18:30:00Z");

describe("the chosen month of the accounts", () => {
  it("is the current month in India unless the URL names another", () => {
    expect(chosenMonth(null, NOW)).toBe("2026-12");
    expect(chosenMonth("2026-02", NOW)).toBe("2026-02");
    for (const odd of ["", "2026-13", "2026-2", "1999-01", "2026-02-01"]) {
      expect(chosenMonth(odd, NOW)).toBe("2026-12");
    }
  });

  it("is offered, however long ago it was", () => {
    const months = offeredMonths(NOW, "2026-12");
    expect(months.slice(0, 2)).toEqual(["2026-12", "2026-11"]);
    expect(months).toHaveLength(30);
    expect(offeredMonths(NOW, "2021-04").at(-1)).toBe("2021-04");
    expect(monthText("2026-04")).toBe("April 2026");
  });
});

import { describe, expect, it } from "vitest";
import { rateFormSchema, rateFormValues } from "./rate-form";

const TYPED = {
  hsn: "4819 10",
  from: "2026-04-01",
  to: "",
  ratePercent: "5",
  basis: "Notification 9/2025",
  confirmedBy: "",
};

const findError = (values: object) =>
  rateFormSchema.safeParse({ ...TYPED, ...values }).error?.issues.map(({ path }) => path[0]);

describe("the form of a GST rate", () => {
  it("treats empty fields as no last day and no confirmation", () => {
    expect(rateFormSchema.parse(TYPED)).toEqual({
      ...TYPED,
      hsn: "481910",
      to: null,
      ratePercent: 5,
      confirmedBy: null,
    });
  });

  it.each([["0"], ["0.25"], ["12.5"], ["100"]])("accepts %s percent", (ratePercent) => {
    expect(rateFormSchema.parse({ ...TYPED, ratePercent }).ratePercent).toBe(Number(ratePercent));
  });

  it.each([
    [{ ratePercent: "" }, "ratePercent"],
    [{ ratePercent: "-5" }, "ratePercent"],
    [{ ratePercent: "100.01" }, "ratePercent"],
    [{ ratePercent: "1.125" }, "ratePercent"],
    [{ ratePercent: "0x12" }, "ratePercent"],
    [{ hsn: "481" }, "hsn"],
    [{ hsn: "481910001" }, "hsn"],
    [{ hsn: "carton" }, "hsn"],
    [{ to: "2026-03-31" }, "to"],
    [{ from: "2026-02-30" }, "from"],
    [{ from: "" }, "from"],
    [{ basis: " " }, "basis"],
  ])("refuses %j", (values, field) => {
    expect(findError(values)).toEqual([field]);
  });

  it("opens on the day that it is in India", () => {
    const late = new Date("2026-03-31T19:00:00Z");
    expect(rateFormValues(null, late).from).toBe("2026-04-01");
  });
});

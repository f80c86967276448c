import { describe, expect, it } from "vitest";
import { readDetails, fieldText } from "./detail-text";

describe("the details of an entry", () => {
  it("show changes field by field", () => {
    const details = {
      product: "p1",
      changes: {
        pricePaise: { before: 45_000, after: 50_050 },
        inStock: { before: false, after: true },
        originalPricePaise: { before: null, after: "" },
        images: { before: ["a", "b"], after: [] },
        endsAt: { before: null, after: "2026-11-21T09:35:00.000Z" },
      },
    };
    expect(readDetails(details)).toEqual({
      changes: [
        { field: "Price", before: "₹450.00", after: "₹500.50" },
        { field: "In stock", before: "No", after: "Yes" },
        { field: "Original price", before: null, after: null },
        { field: "Images", before: "a, b", after: null },
        { field: "Ends at", before: null, after: "21 Nov 2026, 3:05 pm" },
      ],
      facts: [{ name: "Product", value: "p1" }],
    });
  });

  it("show the changes of several objects, each below its id", () => {
    const details = { changes: { p1: { pricePaise: { before: 45_000, after: null } }, p2: {} } };
    expect(readDetails(details).changes).toEqual([
      { field: "p1: Price", before: "₹450.00", after: null },
    ]);
  });

  it("show two whole states as changes", () => {
    const { changes, facts } = readDetails({ before: { name: "A" }, after: { name: "B", age: 2 } });
    expect(changes).toEqual([
      { field: "Name", before: "A", after: "B" },
      { field: "Age", before: null, after: "2" },
    ]);
    expect(facts).toEqual([]);
  });

  it("show lists of objects line by line", () => {
    const lines = [
      { productId: "p1", quantity: 2 },
      { productId: null, quantity: 1200 },
    ];
    expect(readDetails({ lines }).facts).toEqual([
      { name: "Lines", value: "Product id: p1, Quantity: 2\nProduct id: –, Quantity: 1,200" },
    ]);
  });

  it("show nothing for empty details, and survive unexpected ones", () => {
    expect(readDetails(null)).toEqual({ changes: [], facts: [] });
    expect(readDetails({ changes: "all", before: 1 })).toEqual({ changes: [], facts: [] });
    expect(readDetails({ changes: { name: "B" } }).changes).toEqual([
      { field: "Name", before: null, after: "B" },
    ]);
  });

  it("name fields in words", () => {
    expect(fieldText("totalPaise")).toBe("Total");
    expect(fieldText("emailVerifiedAt")).toBe("Email verified at");
    expect(fieldText("Pack size")).toBe("Pack size");
  });
});

import { describe, expect, it } from "vitest";
import { trackingSchema, updateOrdersSchema } from "./admin-schemas";

const tracking = { carrier: "Delhivery", number: "DL-42" };

describe("tracking details", () => {
  it("omit an empty link", () => {
    expect(trackingSchema.parse({ ...tracking, url: "" }).url).toBeUndefined();
  });

  it.each(["http://track.example.com", "javascript:alert(1)", "track.example.com", "https://"])(
    "reject the link %s",
    (url) => expect(trackingSchema.safeParse({ ...tracking, url }).success).toBe(false),
  );

  it("are a single line", () => {
    const number = "DL\r\nBcc: all@example.com";
    expect(trackingSchema.parse({ ...tracking, number }).number).toBe("DL Bcc: all@example.com");
  });
});

describe("a change of many orders", () => {
  const ids = (count: number) => Array.from({ length: count }, (_, number) => `KLN-${number}`);

  it.each([
    [0, false],
    [1, true],
    [100, true],
    [101, false],
  ])("of %i orders: %s", (count, success) => {
    const request = { ids: ids(count), status: "Processing" };
    expect(updateOrdersSchema.safeParse(request).success).toBe(success);
  });

  const shipped = { ids: ["KLN-1", "KLN-2"], status: "Shipped" };

  it("accepts tracking details for shipped orders", () => {
    expect(
      updateOrdersSchema.parse({ ...shipped, tracking: { "KLN-2": tracking } }).tracking,
    ).toEqual({ "KLN-2": tracking });
  });

  it.each([
    { ...shipped, status: "Delivered", tracking: { "KLN-1": tracking } },
    { ...shipped, tracking: { "KLN-3": tracking } },
    { ...shipped, tracking: { "KLN-1": { carrier: "Delhivery" } } },
  ])("rejects tracking details in %j", (request) =>
    expect(updateOrdersSchema.safeParse(request).success).toBe(false),
  );
});

import { expect, it } from "vitest";
import { Prisma } from "shop-database";
import { redrawTaken } from "./new-order-number";

it("passes on an outage, about which the driver reports no details", async () => {
  const gone = new Prisma.PrismaClientKnownRequestError("The database is away", {
    code: "ECONNREFUSED",
    clientVersion: "7",
  });
  await expect(redrawTaken(() => Promise.reject(gone))).rejects.toBe(gone);
});

import type { carriersAdminEndpoints } from "../../../lib/shop/carriers/endpoints";
import { adminOnly, type Rows } from "./shared/all";

export const carriersRows: Rows<typeof carriersAdminEndpoints> = {
  listCarriers: { expected: adminOnly(200) },
  keepCarriers: { body: { carriers: [{ name: "", trackingLink: "" }] }, expected: adminOnly(400) },
};

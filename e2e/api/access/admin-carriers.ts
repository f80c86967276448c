import type { carriersAdminEndpoints } from "../../../lib/shop/carriers/endpoints";
import { staffOnly, type Rows } from "./shared/all";

export const carriersRows: Rows<typeof carriersAdminEndpoints> = {
  listCarriers: { expected: staffOnly(200) },
  keepCarriers: { body: { carriers: [{ name: "", trackingLink: "" }] }, expected: staffOnly(400) },
};

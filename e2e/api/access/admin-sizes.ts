import type { sizesAdminEndpoints } from "../../../lib/catalogue/sizes/admin/endpoints";
import { adminOnly, type Rows } from "./shared/all";

export const sizesRows: Rows<typeof sizesAdminEndpoints> = {
  getSizeTable: { expected: adminOnly(200) },
  saveSizeTable: { body: {}, expected: adminOnly(400) },
  listTableVersions: { expected: adminOnly(200) },
  trySizePrice: { body: {}, expected: adminOnly(400) },
};

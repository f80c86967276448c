import type { sizesAdminEndpoints } from "../../../lib/catalogue/sizes/admin/endpoints";
import { staffOnly, type Rows } from "./shared/all";

export const sizesRows: Rows<typeof sizesAdminEndpoints> = {
  getSizeTable: { expected: staffOnly(200) },
  saveSizeTable: { body: {}, expected: staffOnly(400) },
  addStylePicture: { multipart: {}, expected: staffOnly(400) },
  listTableVersions: { expected: staffOnly(200) },
  trySizePrice: { body: {}, expected: staffOnly(400) },
};

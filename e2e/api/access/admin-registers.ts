import type { gstReturnEndpoints } from "../../../lib/documents/gst-returns/endpoints";
import type { tallyEndpoints } from "../../../lib/payments/tally/endpoints";
import { staffOnly, type Rows } from "./shared/all";

const month = "month=2026-11";

export const registersRows: Rows<typeof gstReturnEndpoints & typeof tallyEndpoints> = {
  readGstMonth: { path: `/admin/gst/month?${month}`, expected: staffOnly(200) },
  exportRegister: { path: `/admin/gst/register?${month}`, expected: staffOnly(200) },
  exportGstr1: { path: `/admin/gst/gstr1?${month}`, expected: staffOnly(200) },
  exportGstr1Table: {
    path: `/admin/gst/gstr1/table?${month}&table=b2b`,
    expected: staffOnly(200),
  },
  exportTally: { path: `/admin/tally?${month}`, expected: staffOnly(200) },
};

import { POST as approve } from "@/app/api/proofs/[id]/approve/route";
import { POST as changes } from "@/app/api/proofs/[id]/changes/route";
import { plainForm } from "@/lib/api/forms/plain-form";
import { paths } from "@/lib/base/paths";

/** The forms of a proof, on the page of its order without JavaScript. */
export const POST = plainForm({
  calls: {
    approve: {
      handle: approve,
      said: "Thank you. It will be made as the proof shows.",
      body: (fields) => ({ name: fields.get("name") ?? "", sha256: fields.get("sha256") ?? "" }),
    },
    changes: {
      handle: changes,
      said: "We send you the next proof.",
      body: (fields) => ({ text: fields.get("text") ?? "" }),
    },
  },
  back: ({ query, fields }) => {
    const order = fields.get("order") ?? "";
    const key = query.get("key");
    return key ? paths.orderByKey(order, key) : paths.order(order);
  },
});

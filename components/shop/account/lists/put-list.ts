import { call } from "@/lib/client/api";
import type { EditList, OpenList } from "@/lib/orders/lists/schemas";

/** Saves a change of a list, unless another user changed it since it was loaded. */
export const putList = ({ _id, updatedAt }: OpenList, body: EditList): Promise<OpenList> =>
  call("PUT /lists/{id}", { params: { id: _id }, body: { ...body, updatedAt } });

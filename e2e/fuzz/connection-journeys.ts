import { bearing, json, type Journey } from "./journey";

/** Journeys of what connects other programs with the shop. */

export const keepsKeys: Journey = async ({ reach, admin }) => {
  const wanted = json({ name: "Scanner", scopes: ["stock.write"] });
  const { body } = await reach("createApiKey", { ...bearing(admin), ...wanted });
  await reach("deleteApiKey", { path: { id: (body as { _id: string })._id }, ...bearing(admin) });
};

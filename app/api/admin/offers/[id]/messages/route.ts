import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

import { writeMessage } from "@/lib/offers/answer-offer";
import { seeOffer } from "@/lib/offers/see-offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.writeToOffer, async ({ db, params, body, identity, ipAddress }) => {
    const seen = await seeOffer(db, params.id, { identity });
    return {
      body: await writeMessage({ db, seen: { ...seen, party: "shop" }, ...body, ipAddress }),
    };
  }),
});

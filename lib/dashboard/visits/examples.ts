import type { figureEndpoints } from "@/lib/dashboard/visits/endpoints";
import type { Examples } from "@/lib/base/examples/example";

export const figureExamples: Examples<typeof figureEndpoints, "readFigures" | "noteCartSearch"> = {
  readFigures: {
    answer: {
      searches: [
        { term: "honeycomb mailer", searches: 14, found: 0, carts: 0 },
        { term: "pizza box", searches: 31, found: 6, carts: 9 },
      ],
      pages: [{ page: "product", visits: 210 }],
      hosts: [
        { host: "", visits: 140 },
        { host: "www.google.com", visits: 70 },
      ],
    },
  },
  noteCartSearch: { body: { q: "pizza box" } },
};

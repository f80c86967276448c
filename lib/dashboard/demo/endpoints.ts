import { inChapter } from "@/lib/base/http/in-chapter";
import {
  deleteDemoQuerySchema,
  deletedDemoSchema,
  demoDataSchema,
} from "@/lib/dashboard/demo/schemas";

export const demoEndpoints = inChapter("Products", {
  readDemoData: {
    call: "GET /admin/demo-data",
    summary: "Read the demo data",
    description: "How much of the catalogue is demo data.",
    access: "products.read.all",
    response: demoDataSchema,
    limit: "work",
  },
  deleteDemoData: {
    call: "DELETE /admin/demo-data",
    summary: "Delete the demo data",
    description: "Removes all demo products and their pictures for good.",
    access: "demo.delete",
    query: deleteDemoQuerySchema,
    response: deletedDemoSchema,
    limit: "bulk",
  },
});

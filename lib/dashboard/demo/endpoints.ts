import {
  deleteDemoQuerySchema,
  deletedDemoSchema,
  demoDataSchema,
} from "@/lib/dashboard/demo/schemas";

export const demoEndpoints = {
  readDemoData: {
    method: "GET",
    path: "/admin/demo-data",
    chapter: "Products",
    summary: "Read the demo data",
    description: "How much of the catalogue is demo data.",
    access: "products.read.all",
    status: 200,
    response: demoDataSchema,
    limit: "work",
  },
  deleteDemoData: {
    method: "DELETE",
    path: "/admin/demo-data",
    chapter: "Products",
    summary: "Delete the demo data",
    description: "Removes all demo products and their pictures for good.",
    access: "demo.delete",
    status: 200,
    query: deleteDemoQuerySchema,
    response: deletedDemoSchema,
    limit: "bulk",
  },
} as const;

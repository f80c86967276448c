import { unknownResource } from "@/lib/api/route/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = unknownResource();

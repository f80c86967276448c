/** The pictures that a service can have; the files are in components/landing/pictures. */
export const SERVICE_PICTURES = ["measured", "printed", "served", "protected", "none"] as const;

export type ServicePicture = (typeof SERVICE_PICTURES)[number];

/** What keeps a draft out of the shop, in words; everything else every product has. */
export function missingOf({ thumbnailImage }: { thumbnailImage: string }): string[] {
  return thumbnailImage === "" ? ["a picture"] : [];
}

export interface Owned {
  id: string;
  userId: string | null;
  orderId: string | null;
}

/** Who takes turns with others where files are looked at: the account, or the order of a guest. */
export const artworkOwner = ({ id, userId, orderId }: Owned): string => userId ?? orderId ?? id;

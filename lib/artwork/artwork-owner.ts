export interface Owned {
  id: string;
  userId: string | null;
  orderId: string | null;
}

/** Queue key that serialises file checks: the account, or the order of a guest. */
export const artworkOwner = ({ id, userId, orderId }: Owned): string => userId ?? orderId ?? id;

/** What anybody but an admin sees of the tab (docs/product.md: Second factor). */
export function AdminsOnly() {
  return <p>2FA settings are only available for admin accounts.</p>;
}

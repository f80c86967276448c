/** What anybody but an admin sees of the tab (spec section 6). */
export function AdminsOnly() {
  return <p>2FA settings are only available for admin accounts.</p>;
}

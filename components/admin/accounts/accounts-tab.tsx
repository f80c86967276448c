"use client";

export function AccountsTab() {
  return null;
}

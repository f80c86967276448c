-- In a migration of their own: PostgreSQL takes a new value only once it is committed.
ALTER TYPE "DocumentKind" ADD VALUE 'receipt_voucher';
ALTER TYPE "DocumentKind" ADD VALUE 'refund_voucher';

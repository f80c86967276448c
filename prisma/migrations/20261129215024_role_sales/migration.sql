-- AlterEnum
ALTER TYPE "Role" ADD VALUE 'sales' BEFORE 'accountant';

-- Companies are read by "customers.read" from now on; the earlier name stays for the version before.
UPDATE "api_keys" SET "scopes" = array_append("scopes", 'customers.read')
WHERE 'companies.read' = ANY ("scopes") AND NOT 'customers.read' = ANY ("scopes");

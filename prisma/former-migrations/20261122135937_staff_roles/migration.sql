ALTER TYPE "Role" ADD VALUE 'packer' BEFORE 'admin';
ALTER TYPE "Role" ADD VALUE 'catalogue' BEFORE 'admin';
ALTER TYPE "Role" ADD VALUE 'accountant' BEFORE 'admin';

-- CreateEnum
CREATE TYPE "DispatchFileKind" AS ENUM ('lr', 'pod');

-- CreateTable
CREATE TABLE "order_dispatch_files" (
    "attachmentId" UUID NOT NULL,
    "dispatchId" UUID NOT NULL,
    "kind" "DispatchFileKind" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_dispatch_files_pkey" PRIMARY KEY ("attachmentId")
);

-- CreateIndex
CREATE INDEX "order_dispatch_files_dispatchId_idx" ON "order_dispatch_files"("dispatchId");

-- AddForeignKey
ALTER TABLE "order_dispatch_files" ADD CONSTRAINT "order_dispatch_files_attachmentId_fkey" FOREIGN KEY ("attachmentId") REFERENCES "attachments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_dispatch_files" ADD CONSTRAINT "order_dispatch_files_dispatchId_fkey" FOREIGN KEY ("dispatchId") REFERENCES "order_dispatches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Papers of orders have 10 MB at most; what other files have is checked by their calls.
ALTER TABLE "attachments" DROP CONSTRAINT "attachments_whole";

ALTER TABLE "attachments" ADD CONSTRAINT "attachments_whole"
CHECK ("size" = octet_length("bytes") AND "size" BETWEEN 1 AND 10485760);

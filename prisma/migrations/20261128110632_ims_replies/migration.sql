-- CreateEnum
CREATE TYPE "ImsState" AS ENUM ('accepted', 'pending', 'rejected');

-- CreateTable
CREATE TABLE "ims_replies" (
    "documentId" UUID NOT NULL,
    "state" "ImsState" NOT NULL,
    "on" DATE NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "by" TEXT NOT NULL,

    CONSTRAINT "ims_replies_pkey" PRIMARY KEY ("documentId")
);

-- AddForeignKey
ALTER TABLE "ims_replies" ADD CONSTRAINT "ims_replies_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "order_documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

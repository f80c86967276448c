-- Pictures may be kept in a bucket.
ALTER TABLE "stored_images"
  DROP CONSTRAINT "stored_images_storage_known",
  ADD CONSTRAINT "stored_images_storage_known" CHECK ("storage" IN ('disk', 'uploadthing', 's3'));

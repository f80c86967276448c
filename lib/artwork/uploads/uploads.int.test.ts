import { uploadCases } from "@/e2e/steps/upload-cases";

uploadCases("disk");

"use client";

export { default } from "../auth/error";

"use client";

export { default } from "../[language]/error";

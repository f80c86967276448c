/** The only import of the chunk, so that an early load serves every caller. */
export const loadToastStack = () => import("./toast-stack").then((file) => file.ToastStack);

/** The only import of the chunk, so that an early load serves all callers. */
export const loadToastStack = () => import("./toast-stack").then((file) => file.ToastStack);

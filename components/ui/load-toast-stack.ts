/** The one place that loads the stack, so that whoever loads it early loads it for everybody. */
export const loadToastStack = () => import("./toast-stack").then((file) => file.ToastStack);

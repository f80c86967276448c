const loadLate = () => import("./late");

export const loadLogin = () => loadLate().then((file) => file.validateLogin);
export const loadSignup = () => loadLate().then((file) => file.validateSignup);
export const loadForgotten = () => loadLate().then((file) => file.validateForgotten);

export const loadInvitation = () => loadLate().then((file) => file.Invitation);
export const loadReset = () => loadLate().then((file) => file.ResetForm);
export const loadTwoFactor = () => loadLate().then((file) => file.TwoFactorForm);
export const loadVerify = () => loadLate().then((file) => file.VerifyEmail);

export const consentWidget = "cookie-consent";

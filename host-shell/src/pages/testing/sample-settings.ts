const field = (value: string) => ({ value });

/** The global settings of a site as its content has them. */
export const sampleSettings = {
  formResponse: {
    successTitle: field("Tak"),
    successButtonText: field("Fortsæt"),
    errorTitle: field("Det gik ikke"),
    errorButtonText: field("Prøv igen"),
  },
  sessionTimeout: {
    title: field("Er du her stadig?"),
    text: field("Vi logger dig snart ud."),
    renewLabel: field("Forny min session"),
    logoutLabel: field("Log ud"),
  },
  serviceMessages: {},
};

const labels = ["brand", "homeLabel", "navigationLabel", "menuLabel", "loginLabel", "logoutLabel", "accountLabel"];

/** The header in the settings of a site. The text of each label is the name of its field. */
export const sampleHeader = {
  ...Object.fromEntries(labels.map((name) => [name, field(name)])),
  closeMessageLabel: field("Luk beskeden"),
  siteLabel: field("Skift side"),
  siteMenuLabel: field("Sider"),
};

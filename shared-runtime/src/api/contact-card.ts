/** The path of the telephone as a vCard, on the host that serves the API. */
export const contactCardPath = "/kontakt.vcf";

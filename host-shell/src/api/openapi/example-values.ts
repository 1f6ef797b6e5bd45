/** Values of examples. The test of the examples replaces each by one that its server knows. */
export const exampleValues = {
  cvJwt: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3YjM0IiwiYXVkIjoiY3YifQ.c2lnbmF0dXJl",
  cvId: "7b34c1de-90aa-4a0d-9f0e-2f6a3b0c8d11",
  jobId: "4711",
  uploadId: "9e7b54c2-0d3e-4a86-b7c1-1f2a3b4c5d6e",
  removedUploadId: "1b0a2c3d-4e5f-4061-8273-8495a6b7c8d9",
  consentId: "5c1f2c1e-6a0e-4f0a-9a37-2f1c9d5f7a10",
  tokenId: "0d9f7b1c-3f55-4c39-a14f-0b6ac7c3f0b1",
  operatorTokenId: "2c8e6b1a-7d40-4f5e-8b39-6a1f0c9d3e72",
  overrideLinkId: "3c8e5b7a-21d4-4f6b-9e0a-7d5c4b3a2f10",
  overrideToken: "eyJhbGciOiJIUzI1NiJ9.eyJ3aWRnZXQiOiJjdi1jaGVjayJ9.c2lnbmF0dXJl",
  publicKey: "MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=",
  keyId: "3f1c0a5d9b7e2468",
  otherPublicKey: "MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=",
  otherKeyId: "8d2e6b4f0a1c3579",
  versionSignature: `${"Zm9yIDEuMi4w".repeat(7)}Zg==`,
  revocationSignature: `${"Zm9yIGEga2V5".repeat(7)}Zg==`,
} as const;

/* global SwaggerUIBundle -- swagger-ui-bundle.js comes before it */
SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#viewer",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  // A validator on another host would be asked otherwise.
  validatorUrl: null,
});
